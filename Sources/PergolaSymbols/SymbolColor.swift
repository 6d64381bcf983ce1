/// A colour of a multicolour symbol.
package enum SymbolColor: Hashable, Sendable {
  case red, orange, yellow, green, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black
}
