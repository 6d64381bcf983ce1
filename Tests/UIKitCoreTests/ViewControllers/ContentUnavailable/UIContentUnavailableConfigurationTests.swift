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
    #expect(empty.alignment == .center)
    #expect(empty.axesPreservingSuperviewLayoutMargins == .both)
    #expect(empty.textProperties.font.pointSize == 22)
    #expect(empty.textProperties.color == .label)
    #expect(empty.textProperties.font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(empty.secondaryTextProperties.font == .preferredFont(forTextStyle: .subheadline))
    #expect(empty.secondaryTextProperties.color == .secondaryLabel)
    #expect(empty.textProperties.numberOfLines == 0)
    #expect(empty.imageProperties.tintColor == .secondaryLabel)
    #expect(empty.button == .plain())
    #expect(empty.secondaryButton == .plain())
    #expect(empty.buttonProperties.isEnabled)
    #expect(empty.buttonProperties.primaryAction == nil)
    #expect(empty.background == .clear())

    let loading = Configuration.loading()
    #expect(loading.text == "Loading…")
    #expect(loading.image == nil)
    #expect(loading.textProperties.color == .secondaryLabel)
    let search = Configuration.search()
    #expect(search.text == "No Results")
    #expect(search.secondaryText == "Check the spelling or try a new search.")
    #expect(search.image?.isSymbolImage == true)
  }

  @Test("the search text appears unless the app sets its own text")
  func searching() {
    let found = Configuration.search().updated(for: state(searching: "plum"))
    #expect(found.text == "No Results for “plum”")
    #expect(found.updated(for: state()).text == "No Results")
    #expect(Configuration.search().updated(for: state(searching: "")).text == "No Results")
    var own = Configuration.search()
    own.text = "No fruit"
    #expect(own.updated(for: state(searching: "plum")).text == "No fruit")
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
    #expect(configuration.text == "c")
  }

  @Test("configurations are equal by value")
  func equality() {
    #expect(Configuration.empty() == .empty())
    #expect(Configuration.empty() != .loading())
    var a = Configuration.empty()
    a.buttonProperties.primaryAction = UIAction { _ in }
    #expect(a != .empty())
    let b = a
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
  }

  @Test("on a point grid standard distances are multiples of cells")
  func pointGrid() {
    let grid = UITraitCollection.processDefault.changing { $0.pointGrid = CGSize(width: 8, height: 16) }
    var configuration = Configuration.empty()
    let cells = configuration.metrics(with: grid)
    #expect(cells.imageToText == 16)
    #expect(cells.textToSecondaryText == 0)
    #expect(cells.textToButton == 16)
    #expect(cells.buttonToSecondaryButton == 0)
    configuration.textToSecondaryTextPadding = 7
    #expect(configuration.metrics(with: grid).textToSecondaryText == 7)
    #expect(configuration.metrics(with: .processDefault).imageToText == 12)
  }

  @Test("custom state is stored under its key")
  func customState() {
    var state = state()
    let plain = state
    state[UIConfigurationStateCustomKey("offline")] = true
    #expect(state[UIConfigurationStateCustomKey("offline")] == AnyHashable(true))
    #expect(state != plain)
  }
}
