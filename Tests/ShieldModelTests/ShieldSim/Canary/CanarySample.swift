/// Recipes that ask for what no built-in recipe asks for.
enum CanarySample {
  /// A ladder in depth over a field with placeholder and border, below a view that holds it, after layout.
  static let ladder = #"""
    { "version": 1, "recipe": "sample-ladder", "title": "t", "source": "s", "attach": [
      { "add": { "view": "UIView#box", "to": "#into", "children": [
        { "view": "UITextField#field", "placeholder": "p", "borderStyle": "roundedRect", "isSecureTextEntry": true }] } },
      { "layout": "#box" },
      { "lookup": { "in": "#box", "by": "ladder", "as": "canvas", "depth": 2, "ladder": [
        { "by": "name", "names": ["_A"] }, { "by": "contains", "names": ["CanvasView"] }, { "by": "lastSubview" }] } }] }
    """#

  /// The field's own reference, in a field that is secured later.
  static let reference = #"""
    { "version": 1, "recipe": "sample-reference", "title": "t", "source": "s", "attach": [
      { "add": { "view": "UITextField#field" } },
      { "lookup": { "in": "#field", "by": "reference", "as": "canvas" } },
      { "async": [{ "set": { "#field.isSecureTextEntry": true } },
                  { "lookup": { "in": "#field", "by": "reference", "as": "canvas" } }] }] }
    """#

  /// The view of a layer, both ends, and conditions on systems.
  static let layers = #"""
    { "version": 1, "recipe": "sample-layers", "title": "t", "source": "s", "attach": [
      { "add": { "view": "UITextField#field", "to": "#target" } },
      { "when": { "os": "13...14, 26.5", "do": [{ "lookup": { "in": "#field", "by": "delegate", "as": "canvas" } }],
        "else": [{ "lookup": { "in": "#field", "by": "firstThenLast", "as": "canvas" } }] } },
      { "when": { "os": "next-renamed", "do": [{ "lookup": { "in": "#field", "by": "firstSublayer", "as": "canvas" } }] } },
      { "when": { "found": "canvas", "do": [{ "removeFromSuperview": "#field" }], "else": [
        { "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } }] } },
      { "lookup": { "in": "#field", "by": "lastSublayer", "as": "canvas" } }] }
    """#

  /// A name that would end a literal early if it were not escaped.
  static let hostileName = #"""
    { "version": 1, "recipe": "sample-hostile", "title": "t", "source": "s", "attach": [
      { "add": { "view": "UITextField#field" } },
      { "lookup": { "in": "#field", "by": "name", "names": ["a\"]) \\(fatalError()) // é"], "as": "canvas" } }] }
    """#

  static let all = [ladder, reference, layers, hostileName]
}
