import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct VisualFormatConstraintTests {
  let root = UIView.root(200, 100)
  let a = ContentView(30, 20)
  let b = ContentView(40, 10)
  private var views: [String: Any] { ["a": a, "b": b] }

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  /// The format's constraints as text, such as "b.leading >= a.trailing + 8 @750".
  private func rules(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) -> [String] {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    return constraints.map { constraint in
      let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
      var rule = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) "
      if let second = constraint.secondItem { rule += "\(name(second)).\(constraint.secondAttribute) + " }
      rule += "\(Int(constraint.constant))"
      return constraint.priority == .required ? rule : rule + " @\(Int(constraint.priority.rawValue))"
    }
  }

  private func name(_ item: AnyObject?) -> String { item === a ? "a" : item === b ? "b" : "root" }

  @Test("the constraints are not active")
  func inactive() {
    let constraints = NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", metrics: nil, views: views)
    expectEqual(constraints.map(\.isActive), [false])
  }

  @Test("spaces between views are 0, 8 points, or those of the format")
  func spaces() {
    expectEqual(rules("[a][b]"), ["b.leading == a.trailing + 0"])
    expectEqual(rules("[a]-[b]"), ["b.leading == a.trailing + 8"])
    expectEqual(rules("[a]-(-3)-[b]"), ["b.leading == a.trailing + -3"])
    expectEqual(rules("V:[a]-(>=5@750,<=9)-[b]"), ["b.top >= a.bottom + 5 @750", "b.top <= a.bottom + 9"])
  }

  @Test("the standard space to the superview is its margin")
  func edges() {
    expectEqual(rules("|-[a]-|"), ["a.leading == root.leadingMargin + 0", "root.trailingMargin == a.trailing + 0"])
    expectEqual(rules("V:|-[a]-|"), ["a.top == root.topMargin + 0", "root.bottomMargin == a.bottom + 0"])
    expectEqual(rules("|[a]-6-|"), ["a.leading == root.leading + 0", "root.trailing == a.trailing + 6"])
  }

  @Test("sizes are numbers, metrics or the sizes of other views")
  func sizes() {
    expectEqual(rules("[a(50)]"), ["a.width == 50"])
    expectEqual(rules("V:[a(>=h@p)]", [], ["h": 12, "p": 250.0]), ["a.height >= 12 @250"])
    expectEqual(rules("[a(b)]"), ["a.width == b.width + 0"])
    expectEqual(rules("V:[a(<=b)]"), ["a.height <= b.height + 0"])
  }

  @Test("a metric may be any type of number")
  func metrics() {
    let metrics: [String: Any] = [
      "int": 1, "float": Float(2), "length": CGFloat(3), "number": NSNumber(value: 4),
      "priority": UILayoutPriority.defaultHigh,
    ]
    expectEqual(
      rules("[a(int,float,length,number@priority)]", [], metrics),
      ["a.width == 1", "a.width == 2", "a.width == 3", "a.width == 4 @750"])
  }

  @Test("a name of both dictionaries is a metric")
  func metricBeforeView() {
    expectEqual(rules("[a(b)]", [], ["b": 77]), ["a.width == 77"])
  }

  @Test("alignments relate each view to the next one")
  func alignments() {
    expectEqual(
      rules("[a][b]", [.alignAllTop, .alignAllLastBaseline]),
      ["b.leading == a.trailing + 0", "a.top == b.top + 0", "a.lastBaseline == b.lastBaseline + 0"])
    expectEqual(rules("V:[a][b]", .alignAllCenterX).last, "a.centerX == b.centerX + 0")
  }

  @Test("a direction replaces leading and trailing by left and right")
  func directions() {
    expectEqual(
      rules("|-[a]-[b]|", .directionLeftToRight),
      ["a.left == root.leftMargin + 0", "b.left == a.right + 8", "root.right == b.right + 0"])
    expectEqual(
      rules("|-[a]-[b]|", .directionRightToLeft),
      ["root.rightMargin == a.right + 0", "a.left == b.right + 8", "b.left == root.left + 0"])
    expectEqual(rules("V:[a]-[b]", .directionRightToLeft), ["b.top == a.bottom + 8"])
  }

  @Test("vertical spaces can be measured between baselines")
  func baselines() {
    expectEqual(rules("V:[a]-20-[b]", .spacingBaselineToBaseline), ["b.firstBaseline == a.lastBaseline + 20"])
    expectEqual(rules("[a]-20-[b]", .spacingBaselineToBaseline), ["b.leading == a.trailing + 20"])
  }

  @Test("a layout guide can stand for a view")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|[guide(9)]", metrics: nil, views: ["guide": guide])
    expectEqual(constraints.map { $0.firstItem === guide }, [true, true])
    #expect(constraints.first?.secondItem === root)
  }

  @Test("activated formats lay out a row")
  func layout() {
    let formats = ["|-10-[a(60)]-[b]-20-|", "V:|-5-[a(b)]", "V:[b(33)]"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: format.hasPrefix("|") ? .alignAllTop : [], metrics: nil, views: views))
    }
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 10, y: 5, width: 60, height: 33))
    expectEqual(b.frame, CGRect(x: 78, y: 5, width: 102, height: 33))
  }

  @Test("names that are in no dictionary, views without superview and wrong alignments are mistakes")
  func mistakes() {
    func reason(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
    ) -> VisualFormatError? {
      do throws(VisualFormatError) {
        _ = try NSLayoutConstraint.constraints(
          format, options, metrics: metrics, views: ["a": a, "alone": UIView(), "text": "no view"])
        return nil
      } catch {
        return error
      }
    }
    expectEqual(reason("[c]"), VisualFormatError(reason: "c is not a key in the views dictionary.", offset: 2))
    expectEqual(
      reason("[text]"),
      VisualFormatError(
        reason: "The value of text in the views dictionary is not a view or layout guide.", offset: 5))
    expectEqual(
      reason("[a(wide)]"),
      VisualFormatError(
        reason: "Encountered metric with name \"wide\", but value was not specified in metrics or views dictionaries",
        offset: 7))
    expectEqual(
      reason("[a(wide)]", metrics: ["wide": "very"]),
      VisualFormatError(reason: "The value of wide in the metrics dictionary is not a number.", offset: 7))
    expectEqual(
      reason("H:|[alone]"),
      VisualFormatError(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview", offset: 2))
    expectEqual(
      reason("[a]", .alignAllLeading)?.reason,
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also "
        + "horizontal.")
    expectEqual(
      reason("V:[a]", .alignAllTop)?.reason,
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is "
        + "also vertical.")
  }

  @Test("a mistake ends the program with the format in the message")
  func exception() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[label]-|", metrics: nil, views: [:])
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Unable to parse constraint format"))
    #expect(output.contains("label is not a key in the views dictionary."))
    #expect(output.contains("H:|-[label]-|"))
  }
}
