import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIContentUnavailableConfigurationTests {
  typealias Configuration = UIContentUnavailableConfiguration

  private func state(searching text: String? = nil) -> UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = text
    return state
  }

  @Test("the factories have the values of their styles")
  func factories() {
    let empty = Configuration.empty()
    #expect(empty.text == nil)
    #expect(empty.secondaryText == nil)
    #expect(empty.image == nil)
    expectEqual(empty.alignment, .center)
    expectEqual(empty.axesPreservingSuperviewLayoutMargins, .both)
    expectEqual(empty.textProperties.font.pointSize, 22)
    expectEqual(empty.textProperties.color, .label)
    expectEqual(empty.textProperties.font.fontDescriptor.symbolicTraits, .traitBold)
    expectEqual(empty.secondaryTextProperties.font, .preferredFont(forTextStyle: .subheadline))
    expectEqual(empty.secondaryTextProperties.color, .secondaryLabel)
    expectEqual(empty.textProperties.numberOfLines, 0)
    expectEqual(empty.imageProperties.tintColor, .secondaryLabel)
    expectEqual(empty.button, .plain())
    expectEqual(empty.secondaryButton, .plain())
    #expect(empty.buttonProperties.isEnabled)
    #expect(empty.buttonProperties.primaryAction == nil)
    expectEqual(empty.background, .clear())

    let loading = Configuration.loading()
    expectEqual(loading.text, "Loading…")
    #expect(loading.image == nil)
    expectEqual(loading.textProperties.color, .secondaryLabel)
    let search = Configuration.search()
    expectEqual(search.text, "No Results")
    expectEqual(search.secondaryText, "Check the spelling or try a new search.")
    expectEqual(search.image?.isSymbolImage, true)
  }

  @Test("the search text appears unless the app sets its own text")
  func searching() {
    let found = Configuration.search().updated(for: state(searching: "plum"))
    expectEqual(found.text, "No Results for “plum”")
    expectEqual(found.updated(for: state()).text, "No Results")
    expectEqual(Configuration.search().updated(for: state(searching: "")).text, "No Results")
    var own = Configuration.search()
    own.text = "No fruit"
    expectEqual(own.updated(for: state(searching: "plum")).text, "No fruit")
    own.text = nil
    #expect(own.updated(for: state(searching: "plum")).text == nil)
    #expect(Configuration.empty().updated(for: state(searching: "plum")).text == nil)
  }

  @Test("plain and attributed text clear one another")
  func texts() {
    var configuration = Configuration.loading()
    configuration.attributedText = NSAttributedString(string: "a")
    configuration.secondaryAttributedText = NSAttributedString(string: "b")
    #expect(configuration.text == nil)
    #expect(configuration.secondaryText == nil)
    configuration.text = "c"
    #expect(configuration.attributedText == nil)
    expectEqual(configuration.text, "c")
  }

  @Test("configurations are equal by value")
  func equality() {
    expectEqual(Configuration.empty(), .empty())
    #expect(Configuration.empty() != .loading())
    var a = Configuration.empty()
    a.buttonProperties.primaryAction = UIAction { _ in }
    #expect(a != .empty())
    let b = a
    expectEqual(a, b)
    expectEqual(a.hashValue, b.hashValue)
  }

  @Test("on a point grid standard distances are multiples of cells")
  func pointGrid() {
    let grid = UITraitCollection.processDefault.changing { $0.pointGrid = CGSize(width: 8, height: 16) }
    var configuration = Configuration.empty()
    let cells = configuration.metrics(with: grid)
    expectEqual(cells.imageToText, 16)
    expectEqual(cells.textToSecondaryText, 0)
    expectEqual(cells.textToButton, 16)
    expectEqual(cells.buttonToSecondaryButton, 0)
    configuration.textToSecondaryTextPadding = 7
    expectEqual(configuration.metrics(with: grid).textToSecondaryText, 7)
    expectEqual(configuration.metrics(with: .processDefault).imageToText, 12)
  }

  @Test("custom state is stored under its key")
  func customState() {
    var state = state()
    let plain = state
    state[UIConfigurationStateCustomKey("offline")] = true
    expectEqual(state[UIConfigurationStateCustomKey("offline")], AnyHashable(true))
    #expect(state != plain)
  }
}
