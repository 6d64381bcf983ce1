/// The comparison of two operands, as one step of a program.
final class OperandComparison {
  let left: Program.Operand
  let right: Program.Operand
  let comparison: Comparison
  /// The only key of the left side, if the right one is a constant: the most frequent kind of comparison.
  private let key: KeyReader?

  init(_ left: Program.Operand, _ right: Program.Operand, _ comparison: Comparison) {
    self.left = left
    self.right = right
    self.comparison = comparison
    if case .keyPath(let keys) = left, keys.count == 1, !keys[0].isOperator, case .constant = right {
      key = keys[0]
    } else {
      key = nil
    }
  }

  /// The truth for an object, if the comparison is one of a key with a constant; nil otherwise.
  func isTrue(of object: Any?) -> Bool? {
    guard let key else { return nil }
    guard let object = Values.unwrapped(object) else { return comparison.holds(nil) }
    return comparison.holds(key.read(object))
  }
}
