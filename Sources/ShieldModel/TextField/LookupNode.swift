/// The two things that a canvas lookup asks of a node, so that it runs over modelled and over real views alike.
///
/// A class such as `UIView` conforms with `var typeName: String { String(describing: type(of: self)) }` and
/// `var children: [UIView] { subviews }`.
public protocol LookupNode {
  /// The name of the node's class.
  var typeName: String { get }
  /// The node's children, back to front.
  var children: [Self] { get }
}
