/// A linear expression: multiples of variables, and a constant.
///
///     let right = left + width          // two variables make an expression
///     let centre = left + 0.5 * width
///     let inset = 2 * centre - 16
///
/// A variable occurs at most once among the terms, in the order of its first appearance.
package struct Expression: Sendable {
  /// A multiple of a variable.
  package struct Term: Sendable {
    package let variable: Variable
    package internal(set) var coefficient: Double
  }

  package private(set) var terms: [Term] = []
  package private(set) var constant: Double = 0

  /// A constant.
  package init(_ constant: Double = 0) { self.constant = constant }

  /// A multiple of one variable.
  package init(_ variable: Variable, times coefficient: Double = 1) { add(coefficient, of: variable) }

  /// Adds a multiple of a variable.
  ///
  /// - Complexity: O(*n*) in the number of terms.
  package mutating func add(_ coefficient: Double, of variable: Variable) {
    if let index = terms.firstIndex(where: { $0.variable === variable }) {
      terms[index].coefficient += coefficient
    } else {
      terms.append(Term(variable: variable, coefficient: coefficient))
    }
  }

  /// Adds a multiple of another expression.
  package mutating func add(_ multiple: Double, of other: Expression) {
    for term in other.terms {
      add(multiple * term.coefficient, of: term.variable)
    }
    constant += multiple * other.constant
  }
}

extension Expression: CustomStringConvertible {
  package var description: String {
    var text = ""
    for term in terms {
      let sign = term.coefficient < 0 ? "-" : "+"
      text += text.isEmpty ? (sign == "-" ? "-" : "") : " \(sign) "
      let size = abs(term.coefficient)
      text += size == 1 ? "\(term.variable)" : "\(size)*\(term.variable)"
    }
    if text.isEmpty { return "\(constant)" }
    if constant == 0 { return text }
    return text + (constant < 0 ? " - \(-constant)" : " + \(constant)")
  }
}
