/// The overrides with which a class takes part in key-value observing. Only responders have such methods to override
/// here; other classes conform to a protocol with them.
struct KeyValueObservation {
  private let project: ProjectDeclarations
  /// The full name of the class.
  private let name: String

  init(_ name: String, in project: ProjectDeclarations) {
    self.name = name
    self.project = project
  }

  private static let protocols = [
    "observeValue(forKeyPath:of:change:context:)": "KeyValueObserver",
    "keyPathsForValuesAffectingValue(forKey:)": "KeyValueDependencies",
  ]

  /// The full names of the methods.
  static let overrides = Set(protocols.keys)

  /// The protocols that the class conforms to.
  func conformances() -> [String] {
    Self.protocols.filter { isRequirement($0.key) && overrides($0.key, name) }.map(\.value).sorted()
  }

  /// The method is not an override here, but the first requirement of a protocol in the line of the class.
  func isRequirement(_ fullName: String) -> Bool {
    if fullName.hasPrefix("observeValue"), isResponder { return false }
    return Self.overrides.contains(fullName)
      && !project.lineage(of: name).dropFirst().contains { overrides(fullName, $0) }
  }

  private func overrides(_ fullName: String, _ name: String) -> Bool {
    project.parts(of: name).contains { $0.type.members.contains { $0.isOverride && $0.fullName == fullName } }
  }

  private var isResponder: Bool {
    guard let superclass = project.foreignSuperclass(of: name), superclass != "NSObject" else { return false }
    return superclass.hasPrefix("UI") && !Self.endingsOfOthers.contains { superclass.hasSuffix($0) }
  }

  /// The endings of the names of classes that are not responders.
  private static let endingsOfOthers = [
    "Animator", "Attributes", "Behavior", "Color", "Configuration", "Context", "Document", "Font", "GestureRecognizer",
    "Guide", "Image", "Item", "Layout", "PresentationController", "Segue", "Storyboard",
  ]
}
