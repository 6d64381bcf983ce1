import Expectations
import Foundation
import PergolaFoundation
import Testing

// Translated modules have these lines, so that their files may import Foundation too.
private typealias NSComparisonPredicate = PergolaFoundation.NSComparisonPredicate
private typealias NSExpression = PergolaFoundation.NSExpression

@Suite struct ReplacedClassTests {
  @Test("the classes that Foundation has without members are those with members, by their module's name")
  func replaced() {
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "height"), rightExpression: NSExpression(forConstantValue: 3),
      modifier: .direct, type: .greaterThan, options: [])
    expectEqual(comparison.predicateFormat, "height > 3")
  }
}
