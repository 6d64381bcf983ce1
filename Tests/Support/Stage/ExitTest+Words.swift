import Testing

/// The text that an exited process wrote to standard error.
package func words(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
