/// The closure of a `#Preview`, divided into the properties with `@Previewable` and the rest.
///
/// Such properties live in a view of their own, around the rest, because a closure has no state:
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
struct PreviewableState {
  /// The declarations, without `@Previewable`.
  private(set) var declarations: [String] = []
  /// The text before the closure's brace.
  let head: String
  /// The text between the closure's braces, without the declarations.
  private(set) var body = ""

  private static let attribute = "@Previewable"

  /// The division of a macro's arguments with their closure; nil if there is no property with `@Previewable`.
  init?(_ arguments: some StringProtocol) {
    var cursor = SourceCursor(arguments)
    while !cursor.isAtEnd, !cursor.rest.hasPrefix("{") { cursor.skipToken() }
    guard !cursor.isAtEnd else { return nil }
    head = String(cursor.source[..<cursor.index])
    var closure = cursor
    closure.skipToken()
    guard closure.index > cursor.index else { return nil }
    let inside = cursor.source[cursor.source.index(after: cursor.index)..<cursor.source.index(before: closure.index)]
    divide(inside)
    if declarations.isEmpty { return nil }
  }

  private mutating func divide(_ inside: Substring) {
    var cursor = SourceCursor(inside)
    var start = cursor.index
    while !cursor.isAtEnd {
      guard cursor.rest.hasPrefix(Self.attribute) else {
        cursor.skipToken()
        continue
      }
      body += cursor.source[start..<cursor.index]
      cursor.index = cursor.source.index(cursor.index, offsetBy: Self.attribute.count)
      start = cursor.index
      cursor.skipDeclaration()
      declarations.append(String(cursor.source[start..<cursor.index]))
      if cursor.rest.hasPrefix(";") { cursor.source.formIndex(after: &cursor.index) }
      start = cursor.index
    }
    body += cursor.source[start...]
  }

  /// The view with the properties, and the arguments that show it.
  func expanded(as name: String) -> (view: String, arguments: String) {
    let view = """
      struct \(name): View {
      \(declarations.joined(separator: "\n"))
      var body: some View {\(body)}
      }
      """
    return (view, "\(head){ \(name)() }")
  }
}

extension SourceCursor {
  /// Passes over the declaration of a variable: up to the end of a line at which it may end, or a semicolon.
  fileprivate mutating func skipDeclaration() {
    var last = Substring()
    var hasName = false
    while !isAtEnd, !rest.hasPrefix(";") {
      let start = index
      if source[index].isNewline, hasName, !goesOn(after: last) { return }
      if skipComment() { continue }
      skipToken()
      let token = source[start..<index]
      guard !token.allSatisfy(\.isWhitespace) else { continue }
      if last == "var" || last == "let" { hasName = true }
      last = token
    }
  }

  /// True if an expression goes on in the next line: it can't end with its last token, or begin with the next one.
  private func goesOn(after last: Substring) -> Bool {
    if let character = last.last, "=+-*/%<&|^~:,".contains(character) { return true }
    var next = self
    next.skipSpace()
    return next.rest.first.map { ".=?:+-*/%&|^<>{".contains($0) } ?? false
  }
}
