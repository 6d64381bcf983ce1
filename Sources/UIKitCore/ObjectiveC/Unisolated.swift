/// Runs code that is isolated to the main actor, on the thread of the caller.
///
/// It is for code of apps that belongs to the main actor by its class, and that Objective-C would call on any thread: the
/// tables of members, which only consist of references, and observers, which are called on the thread of a change.
func unisolated<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
