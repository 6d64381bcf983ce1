extension Array {
  /// Calls a closure with the array, unless it is empty.
  @inlinable
  public func executeIfPresent(_ closure: ([Element]) -> Void) {
    if !isEmpty { closure(self) }
  }
}
