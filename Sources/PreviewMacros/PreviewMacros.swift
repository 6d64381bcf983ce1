/// The program that the compiler starts to expand `#Preview`, `@Previewable` and `@Entry`.
///
/// It speaks the compiler's protocol itself: each message is JSON after its length in bytes, 64 bits in little-endian
/// order, on standard input; each has a reply of the same form on standard output. The end of the input ends it, and so
/// does an empty message, which the compiler sends as it ends.
@main
enum PreviewMacros {
  static func main() throws {
    let connection = CompilerConnection()
    while let message = try connection.nextMessage() { try connection.send(message.reply) }
  }
}
