/// A class whose members are found by name, as the Objective-C runtime finds those with `@objc`.
///
/// Selectors that are only a name, targets in the responder chain, `responds(to:)`, key-value coding and nibs find
/// methods and properties in this table. Members of a superclass are found if the table contains them:
///
/// ```swift
/// class PlantViewController: UIViewController, ObjectMembers {
///   var plant: Plant?
///   func water(_ sender: UIButton) { … }
///
///   class var objectMembers: [ObjectMember] {
///     [.property("plant", \PlantViewController.plant), .method("water:", PlantViewController.water(_:))]
///   }
/// }
///
/// final class TreeViewController: PlantViewController {
///   func cut() { … }
///
///   override class var objectMembers: [ObjectMember] {
///     super.objectMembers + [.method("cut", TreeViewController.cut)]
///   }
/// }
/// ```
///
/// The table is read once for each class.
public protocol ObjectMembers: AnyObject {
  /// The members; of several with one name, the last one is found.
  @MainActor static var objectMembers: [ObjectMember] { get }
}

/// A class of UIKit with members that apps and nibs name.
package protocol BuiltInMembers: AnyObject {
  /// The members; of several with one name, the last one is found.
  @MainActor static var builtInMembers: [ObjectMember] { get }
}
