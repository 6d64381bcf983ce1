/// An operand of linear arithmetic: a ``Variable`` or an ``Expression``.
package protocol Linear {
  var expression: Expression { get }
}

extension Variable: Linear {
  package var expression: Expression { Expression(self) }
}

extension Expression: Linear {
  package var expression: Expression { self }
}

extension Linear {
  package static func + (first: Self, second: some Linear) -> Expression { first.adding(1, of: second.expression) }
  package static func + (first: Self, constant: Double) -> Expression { first.adding(1, of: Expression(constant)) }
  package static func + (constant: Double, second: Self) -> Expression { second + constant }

  package static func - (first: Self, second: some Linear) -> Expression { first.adding(-1, of: second.expression) }
  package static func - (first: Self, constant: Double) -> Expression { first + -constant }
  package static func - (constant: Double, second: Self) -> Expression {
    Expression(constant).adding(-1, of: second.expression)
  }

  package static func * (first: Self, factor: Double) -> Expression {
    Expression().adding(factor, of: first.expression)
  }
  package static func * (factor: Double, second: Self) -> Expression { second * factor }
  package static func / (first: Self, divisor: Double) -> Expression { first * (1 / divisor) }
  package static prefix func - (operand: Self) -> Expression { operand * -1 }

  private func adding(_ multiple: Double, of other: Expression) -> Expression {
    var sum = expression
    sum.add(multiple, of: other)
    return sum
  }
}

// Relations are spelled with a dot, as the pointwise comparisons of SIMD vectors are: `==` on variables already
// compares identities, and its meaning should not depend on the type that the context expects.
extension Linear {
  /// The required constraint that both sides are equal.
  package static func .== (first: Self, second: some Linear) -> Constraint { Constraint(first - second, .equal) }
  package static func .== (first: Self, constant: Double) -> Constraint { Constraint(first - constant, .equal) }

  /// The required constraint that the left side is at most the right side.
  package static func .<= (first: Self, second: some Linear) -> Constraint { Constraint(first - second, .atMost) }
  package static func .<= (first: Self, constant: Double) -> Constraint { Constraint(first - constant, .atMost) }

  /// The required constraint that the left side is at least the right side.
  package static func .>= (first: Self, second: some Linear) -> Constraint { Constraint(first - second, .atLeast) }
  package static func .>= (first: Self, constant: Double) -> Constraint { Constraint(first - constant, .atLeast) }
}
