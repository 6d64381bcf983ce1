/// A declaration inside a type, or outside of all types.
struct Member: Hashable, Sendable {
  /// A parameter of a function.
  struct Parameter: Hashable, Sendable {
    /// The label, "_" if there is none.
    let label: String
    /// False if there is a default value, or if any number of values is allowed.
    let isRequired: Bool
    /// True if any number of values is allowed.
    let isVariadic: Bool
    /// The type; nil if it is no plain name.
    let type: TypeName?
  }

  /// The name without labels.
  let name: String
  /// True for members of the type itself, and for cases.
  let isStatic: Bool
  /// True for convenience initializers, beside which those of superclasses are inherited.
  var isConvenience = false
  /// The parameters; nil for properties.
  let parameters: [Parameter]?
  /// The type of the value or the result; nil if it is no plain name.
  let type: TypeName?
  /// The type that declares the member, in which its types' names are meant.
  let owner: String

  /// True if a call with these labels can be meant. A trailing closure stands for any parameter that is left.
  ///
  /// - Parameters:
  ///   - labels: The labels of the arguments in parentheses, "_" for none.
  ///   - trailing: The number of trailing closures.
  func accepts(labels: [String], trailing: Int) -> Bool {
    guard let parameters else { return true }
    var rest = parameters[...]
    var missing = 0
    for label in labels {
      if let last = parameters[..<rest.startIndex].last, last.isVariadic, label == "_" { continue }
      while let parameter = rest.first, parameter.label != label {
        missing += parameter.isRequired ? 1 : 0
        rest = rest.dropFirst()
      }
      guard !rest.isEmpty else { return false }
      rest = rest.dropFirst()
    }
    return missing + rest.count(where: \.isRequired) <= trailing
  }

  /// The name with its labels: `dismiss(animated:completion:)`.
  static func text(_ name: String, labels: [String]) -> String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}
