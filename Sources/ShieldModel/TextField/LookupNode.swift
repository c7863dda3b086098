/// The two things that a canvas lookup asks of a node, so that it runs over modelled and over real views alike.
///
/// A value conforms that refers to a view, such as a structure with one stored property `view`, the type name
/// `String(describing: type(of: view))`, and as children such structures of `view.subviews`. A class that is open for
/// inheritance, as `UIView` is, cannot conform itself, because its children are not known to be of its own type.
public protocol LookupNode {
  /// The name of the node's class.
  var typeName: String { get }
  /// The node's children, back to front.
  var children: [Self] { get }
}
