extension [String] {
  /// The first lines up to a number, and one that says how many more there are.
  func shortened(to limit: Int) -> [String] {
    count > limit ? prefix(limit) + ["… and \(count - limit) more"] : self
  }
}
