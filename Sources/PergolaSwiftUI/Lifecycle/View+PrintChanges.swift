extension View {
  /// Prints the reasons for the evaluation of `body` that runs now: the names of the properties that changed, `@self`
  /// for another value of the view, `@identity` for a new place.
  public static func _printChanges() {
    guard let node = ViewGraph.evaluatedNode else { return }
    let reasons = node.isFirstEvaluation ? ["@self", "@identity"] : node.changes.isEmpty ? ["@self"] : node.changes
    print("\(Self.self): \(reasons.joined(separator: ", ")) changed.")
  }
}
