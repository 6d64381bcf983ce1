/// A colour that a symbol has of its own.
package enum SymbolColor: Hashable, Sendable {
  case red, orange, yellow, green, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black
}
