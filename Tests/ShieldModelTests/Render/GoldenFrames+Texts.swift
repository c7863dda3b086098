/// Pictures as texts, see ``FrameText``.
extension GoldenFrames {
  static let roundedCorner = #"""
    frame 12 x 8
    . 000000ff
    A 060606ff
    B 929292ff
    C f1f1f1ff
    D ffffffff

    ............
    .ABCDDDDCBA.
    .BDDDDDDDDB.
    .CDDDDDDDDC.
    .CDDDDDDDDC.
    .BDDDDDDDDB.
    .ABCDDDDCBA.
    ............
    """#

  static let turnedSquare = #"""
    frame 12 x 12
    . 000000ff
    A 030303ff
    B 717171ff
    C bfbfbfff
    D 303030ff
    E 161616ff
    F efefefff
    G ffffffff
    H fcfcfcff
    I 989898ff

    ............
    ....A.......
    ....BCD.....
    ...EFGHIE...
    ...IGGGGFBA.
    ..DHGGGGGC..
    ..CGGGGGHD..
    .ABFGGGGI...
    ...EIHGFE...
    .....DCB....
    .......A....
    ............
    """#

  static let groupOpacity = #"""
    frame 10 x 6
    . ffffffff
    A ff7f7fff
    B 7f7fffff

    ..........
    .AAAAAA...
    .AAABBBBB.
    .AAABBBBB.
    .AAAAAA...
    ..........
    """#

  static let border = #"""
    frame 12 x 10
    . ffffffff
    A f9f9f3ff
    B 6d6d2fff
    C 0e0e01ff
    D 000000ff
    E 888800ff
    F fcfc00ff
    G ffff00ff

    ............
    .ABCDDDDCBA.
    .BDDDDDDDDB.
    .CDEFGGGFEC.
    .DDFGGGGGFD.
    .DDGGGGGGGD.
    .CDFGGGGGFC.
    .BDEFGGGFEB.
    .ABCDDDDCBA.
    ............
    """#

  static let text = #"""
    frame 28 x 14
    . ffffffff
    A 0000ffff

    ............................
    ............................
    ............................
    ............................
    ...AAA...............A......
    ..A...A..............A......
    ..A......AAA...AAA..AAAA....
    ...AAA..A...A.....A..A......
    ......A.AAAAA..AAAA..A......
    ..A...A.A.....A...A..A..A...
    ...AAA...AAA...AAAA...AA....
    ............................
    ............................
    ............................
    """#

  static let clip = #"""
    frame 10 x 8
    . ffffffff
    A ff0000ff
    B 0000ffff

    ..........
    ..AAAAAA..
    ..AAAAAA..
    ..BBBBBB..
    ..BBBBBB..
    ..AAAAAA..
    ..........
    ..........
    """#

  static let zOrder = #"""
    frame 9 x 5
    . ff0000ff
    A 000000ff
    B 00ff00ff
    C 0000ffff

    .....AAAA
    .....BBAA
    .....CCCC
    AABBCCCCC
    AAAACCCCC
    """#

  static let secretOnPanel = #"""
    frame 16 x 10
    . 00ff00ff
    A ffffffff
    B ffaeaeff
    C ea1500ff
    D ff0000ff
    E ff1515ff
    F 51ae00ff
    G 0000ffff

    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..ABCDDDDDDEF.AA
    ..AEDDDDDDDDC.AA
    ..ADDDGGGGDDD.AA
    ..ADDDGGGGDDD.AA
    ..AEDDDDDDDDC.AA
    ..ABCDDDDDDEF.AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA

    taint
    ----------------
    ----------------
    ----------------
    ----------------
    ------####------
    ------####------
    ----------------
    ----------------
    ----------------
    ----------------
    """#

  static let omission = #"""
    frame 16 x 10
    . 00ff00ff
    A ffffffff

    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    """#

  static let blackout = #"""
    frame 16 x 10
    . 00ff00ff
    A ffffffff
    B aeaeaeff
    C 001500ff
    D 000000ff
    E 151515ff
    F 00ae00ff

    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    ..ABCDDDDDDEF.AA
    ..AEDDDDDDDDC.AA
    ..ADDDDDDDDDD.AA
    ..ADDDDDDDDDD.AA
    ..AEDDDDDDDDC.AA
    ..ABCDDDDDDEF.AA
    ..AA..AA..AA..AA
    ..AA..AA..AA..AA
    """#
}
