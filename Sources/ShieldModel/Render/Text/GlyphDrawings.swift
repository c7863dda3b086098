/// The drawings of the font, as pictures in the source.
///
/// A sheet is a block of lines. Its first line names the characters, one over each picture; the lines after it are
/// rows 3, 4, 5 … of the cell, `#` for ink. A picture is five columns wide, a sixth parts it from the next. A blank
/// line ends a sheet. Rows that are not written are blank.
enum GlyphDrawings {}
