/// The optional methods of delegates and data sources that an app asks for.
///
/// An optional method has a default here, so that every delegate has it. The default notes that it was called, and so a
/// call of `_optional(_:_:)` knows that the app has no method of its own.
@_spi(Toolkit) @preconcurrency @MainActor
public enum AbsentMethod {
  /// The method that is being asked for.
  private static var question: (name: String, isAbsent: Bool)?

  /// Notes that the default of an optional method was called. Each default calls this.
  ///
  /// - Parameter name: the name of the method; that of the caller.
  public static func note(_ name: String = #function) {
    guard question?.name == name else { return }
    question?.isAbsent = true
  }

  fileprivate static func answer<Result>(_ name: String, _ call: () -> Result?) -> Result? {
    let outer = question
    question = (name, false)
    defer { question = outer }
    let result = call()
    return question?.isAbsent == true ? nil : result
  }
}

/// Calls an optional method of a delegate or a data source. Translated sources have this in the place of
/// `delegate?.tableView?(tableView, didSelectRowAt: indexPath)`.
///
/// A method that itself calls the same method of another delegate, or of `super`, which lacks it, without a question mark,
/// counts as absent, too.
///
/// - Parameters:
///   - name: the name of the method with its labels, such as "tableView(_:didSelectRowAt:)".
///   - call: the call, without the question mark behind the method's name.
/// - Returns: the result of the method; nil if the app does not implement it.
@preconcurrency @MainActor @discardableResult
public func _optional<Result>(_ name: String, _ call: @autoclosure () -> Result?) -> Result? {
  AbsentMethod.answer(name, call)
}
