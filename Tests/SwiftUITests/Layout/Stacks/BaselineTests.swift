import Expectations
import PergolaTesting
import Testing
@_spi(Toolkit) import UIKitCore

@testable import SwiftUI

@MainActor @Suite("Baselines")
struct BaselineTests {
  /// The first baseline of a label, in the coordinates of the window.
  private func baseline(of label: UILabel) throws -> CGFloat {
    label.convert(.zero, to: nil).y + (try #require(label.baselineOffsetFromTop(in: label.bounds.size)))
  }

  @Test("the baseline of a field is that of its text, with and without a border", arguments: [true, false])
  func field(hasBorder: Bool) async throws {
    let field = TextField("prompt", text: .constant("typed")).font(.title)
    let showing = await Showing(
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "label")
        if hasBorder { field.textFieldStyle(.roundedBorder) } else { field }
      })
    let labels = showing.views(UILabel.self)
    let label = try #require(labels.first { $0.text == "label" })
    let text = try #require(labels.first { $0.text == "typed" })
    #expect(try abs(baseline(of: label) - baseline(of: text)) <= 0.5)
  }

  private struct Represented: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// The baseline of a text beside a view of UIKit, the view's frame, and the first baseline of the view.
  private func baseline(
    beside view: UIView, _ alignment: VerticalAlignment
  ) async throws -> (text: CGFloat, view: CGRect, own: CGFloat) {
    let showing = await Showing(
      HStack(alignment: alignment) {
        Text(verbatim: "beside")
        Represented(view: view).frame(width: 60, height: 40)
      })
    let label = try #require(showing.views(UILabel.self).first { $0.text == "beside" })
    let frame = view.convert(view.bounds, to: nil)
    let own = frame.minY + (view.baselineOffsetFromTop(in: frame.size) ?? 0)
    return (try baseline(of: label), frame, own)
  }

  @Test("the first baseline of a view of UIKit without text is its top, the last one its bottom")
  func viewWithoutText() async throws {
    let first = try await baseline(beside: UIView(), .firstTextBaseline)
    #expect(abs(first.text - first.view.minY) <= 0.5)
    let last = try await baseline(beside: UIView(), .lastTextBaseline)
    #expect(abs(last.text - last.view.maxY) <= 0.5)
  }

  @Test("the baselines of a view of UIKit with text are those of the text")
  func viewWithText() async throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.text = "text"
    let first = try await baseline(beside: label, .firstTextBaseline)
    #expect(abs(first.text - first.own) <= 0.5)
    let last = try await baseline(beside: label, .lastTextBaseline)
    #expect(abs(last.text - last.own) <= 0.5)
    #expect(last.own > last.view.minY)
  }
}
