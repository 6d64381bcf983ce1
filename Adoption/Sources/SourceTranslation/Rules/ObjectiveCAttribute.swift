import SwiftSyntax

/// The attributes that tie declarations to Objective-C and to Interface Builder.
enum ObjectiveCAttribute {
  /// Those that give a member a name in Objective-C.
  static let exposing: Set<String> = [
    "GKInspectable", "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "NSManaged", "objc",
  ]

  private static let removed = exposing.union(["IBDesignable", "nonobjc", "objcMembers"])

  /// Returns true for an attribute that a translated declaration does not have.
  static func isRemoved(_ attribute: AttributeSyntax) -> Bool {
    removed.contains(attribute.attributeName.trimmedDescription)
  }
}
