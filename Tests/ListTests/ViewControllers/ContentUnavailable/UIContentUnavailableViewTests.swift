import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct UIContentUnavailableViewTests {
  private func configuration(
    _ base: UIContentUnavailableConfiguration = .empty(), image: String? = nil, text: String? = nil,
    secondary: String? = nil, button: String? = nil, secondaryButton: String? = nil
  ) -> UIContentUnavailableConfiguration {
    var configuration = base
    if let image { configuration.image = UIImage(systemName: image) }
    if let text { configuration.text = text }
    if let secondary { configuration.secondaryText = secondary }
    configuration.button.title = button
    configuration.secondaryButton.title = secondaryButton
    return configuration
  }

  private func laidOut(
    _ configuration: UIContentUnavailableConfiguration, size: CGSize = CGSize(width: 300, height: 400)
  )
    -> UIContentUnavailableView
  {
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  private func isNear(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 0.7 } ?? false }

  private func buttons(in view: UIView) -> [UIButton] { view.subviews.compactMap { $0 as? UIButton } }

  @Test("all parts are centred in a column with their paddings")
  func column() throws {
    try withRuler {
      var configuration = configuration(
        image: "tray", text: "No Mail", secondary: "Pull down.", button: "Look", secondaryButton: "Write")
      configuration.imageToTextPadding = 10
      configuration.textToSecondaryTextPadding = 5
      configuration.textToButtonPadding = 20
      configuration.buttonToSecondaryButtonPadding = 3
      let view = laidOut(configuration)
      let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
      let parts =
        try [
          image, #require(label("No Mail", in: view)), #require(label("Pull down.", in: view)),
        ] + buttons(in: view)
      expectEqual(parts.count, 5)
      let gaps = zip(parts, parts.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
      for (gap, expected) in zip(gaps, [10, 5, 20, 3] as [CGFloat]) { #expect(abs(gap - expected) < 0.7) }
      for part in parts { #expect(abs(part.frame.midX - 150) < 0.7) }
      #expect(abs(parts[0].frame.minY - (400 - parts[4].frame.maxY)) < 1)
    }
  }

  @Test("on a cell grid an empty line surrounds the texts")
  func cells() throws {
    let grid = UITraitCollection.processDefault.changing { $0.pointGrid = CGSize(width: 8, height: 16) }
    try SceneContext(textEngine: MonospaceTextEngine(), traits: grid, scene: nil).perform {
      let shown = configuration(image: "tray", text: "No Mail", secondary: "Pull down.", button: "Look")
      let view = laidOut(shown, size: CGSize(width: 160, height: 208))
      let root = try #require(view.render(with: grid))
      let frame = Frame(
        number: 1, size: CGSize(width: 160, height: 208), scale: 2, root: root, transitions: [], focusedNode: nil)
      let lines = CellPainter().paint(frame).text.split(separator: "\n", omittingEmptySubsequences: false)
      let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      let mail = try #require(words.firstIndex(of: "No Mail"))
      expectEqual(words[mail - 2], "▭")
      #expect(words[mail - 1].isEmpty)
      expectEqual(words[mail + 1], "Pull down.")
      #expect(words[mail + 2].isEmpty)
      #expect(words.contains("Look"))
    }
  }

  @Test("missing parts have neither size nor padding")
  func missingParts() {
    withRuler {
      let view = laidOut(configuration(text: "No Mail"))
      expectEqual(view.subviews.count, 1)
      #expect(isNear(label("No Mail", in: view)?.frame.midY, 200))
      #expect(view.intrinsicContentSize.height < 60)
    }
  }

  @Test("natural alignment is leading")
  func naturalAlignment() {
    withRuler {
      var configuration = configuration(text: "No Mail", button: "Look")
      configuration.alignment = .natural
      let view = laidOut(configuration)
      expectEqual(label("No Mail", in: view)?.frame.minX, 16)
      expectEqual(buttons(in: view).first?.frame.minX, 16)
      view.semanticContentAttribute = .forceRightToLeft
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(isNear(label("No Mail", in: view)?.frame.maxX, 284))
    }
  }

  @Test("margins are the configuration's or preserved from the superview")
  func margins() {
    withRuler {
      var configuration = configuration(text: "No Mail")
      configuration.alignment = .natural
      configuration.directionalLayoutMargins.leading = 20
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      parent.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
      let view = UIContentUnavailableView(configuration: configuration)
      view.frame = parent.bounds
      parent.addSubview(view)
      parent.layoutIfNeeded()
      expectEqual(label("No Mail", in: view)?.frame.minX, 50)
      configuration.axesPreservingSuperviewLayoutMargins = .vertical
      view.configuration = configuration
      parent.layoutIfNeeded()
      expectEqual(label("No Mail", in: view)?.frame.minX, 20)
    }
  }

  @Test("a button has its action, and its action's title by default")
  func actions() throws {
    var heard: [String] = []
    var configuration = configuration(text: "No Mail")
    configuration.buttonProperties.primaryAction = UIAction(title: "Look") { _ in heard.append("look") }
    let view = laidOut(configuration)
    let button = try #require(buttons(in: view).first)
    expectEqual(button.currentTitle, "Look")
    button.sendActions(for: .primaryActionTriggered)
    configuration.buttonProperties.primaryAction = UIAction(title: "Look") { _ in heard.append("look again") }
    configuration.button.title = "Go"
    view.configuration = configuration
    expectEqual(buttons(in: view), [button])
    expectEqual(button.currentTitle, "Go")
    button.sendActions(for: .primaryActionTriggered)
    expectEqual(heard, ["look", "look again"])
    configuration.buttonProperties.isEnabled = false
    view.configuration = configuration
    #expect(!button.isEnabled)
    configuration.buttonProperties.primaryAction = nil
    configuration.button.title = nil
    view.configuration = configuration
    #expect(buttons(in: view).isEmpty)
  }

  @Test("a button's menu is primary unless it has an action")
  func menus() throws {
    var configuration = configuration(text: "No Mail", button: "More")
    let menu = UIMenu(children: [UIAction(title: "Look") { _ in }])
    configuration.buttonProperties.menu = menu
    let view = laidOut(configuration)
    let button = try #require(buttons(in: view).first)
    #expect(button.menu === menu)
    #expect(button.showsMenuAsPrimaryAction)
    configuration.buttonProperties.primaryAction = UIAction { _ in }
    view.configuration = configuration
    #expect(button.menu === menu)
    #expect(!button.showsMenuAsPrimaryAction)
    configuration.buttonProperties.menu = nil
    view.configuration = configuration
    #expect(button.menu == nil)
  }

  @Test("the loading configuration has a spinner unless an image is set")
  func loading() {
    let view = laidOut(.loading())
    func spinner() -> Spinner? { view.subviews.lazy.compactMap { $0 as? Spinner }.first }
    expectEqual(spinner()?.isSpinning, true)
    expectEqual(spinner()?.color, .secondaryLabel)
    var coloured = UIContentUnavailableConfiguration.loading()
    coloured.imageProperties.tintColor = .red
    view.configuration = coloured
    expectEqual(spinner()?.color, .red)
    view.configuration = configuration(.loading(), image: "hourglass")
    #expect(spinner() == nil)
    view.configuration = configuration(text: "Done")
    #expect(spinner() == nil)
    expectEqual(view.subviews.count, 1)
  }

  @Test("the spinner is not darker than its colour")
  func spinnerOpacity() throws {
    let view = laidOut(.loading())
    let spinner = try #require(view.subviews.lazy.compactMap { $0 as? Spinner }.first)
    guard case .drawing(let drawing) = spinner.render(with: spinner.traitCollection)?.content else {
      Issue.record("nothing was drawn")
      return
    }
    let opacities = drawing.operations.compactMap { operation -> Double? in
      if case .stroke(_, _, .color(let color)) = operation { color.alpha } else { nil }
    }
    let full = Double(UIColor.secondaryLabel.components(with: spinner.traitCollection).w)
    let most = try #require(opacities.max())
    expectEqual(opacities.count, 8)
    #expect(abs(most - full) < 0.01)
  }

  @Test("images are scaled down to their maximum size and the width")
  func images() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200)).image { _ in }
    let view = laidOut(configuration)
    func size() -> CGSize? { view.subviews.first?.frame.size }
    expectEqual(size(), CGSize(width: 268, height: 134))
    configuration.imageProperties.maximumSize.height = 50
    view.configuration = configuration
    view.layoutIfNeeded()
    expectEqual(size(), CGSize(width: 100, height: 50))
  }

  @Test("content that is too tall can scroll if enabled")
  func scrolling() throws {
    let text = String(repeating: "word ", count: 200)
    let view = laidOut(configuration(text: text), size: CGSize(width: 200, height: 100))
    #expect(!view.isScrollEnabled)
    expectEqual(label(text, in: view)?.frame.minY, 16)
    view.isScrollEnabled = true
    view.layoutIfNeeded()
    let scroll = try #require(view.subviews.first as? UIScrollView)
    #expect(scroll.contentSize.height > 100)
    expectEqual(scroll.contentSize.width, 200)
    expectEqual(label(text, in: scroll)?.frame.minY, 16)
    view.configuration = configuration(text: "a")
    view.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 200, height: 100))
    view.isScrollEnabled = false
    #expect(label("a", in: view) != nil)
    #expect(scroll.superview == nil)
  }

  @Test("the background is behind everything")
  func background() {
    var configuration = configuration(text: "No Mail")
    configuration.background.backgroundColor = .red
    let view = laidOut(configuration)
    #expect(view.subviews.first is BackgroundConfigurationView)
    expectEqual(view.subviews.first?.frame, view.bounds)
  }

  @Test("the view fits its content")
  func sizes() {
    withRuler {
      let view = UIContentUnavailableView(configuration: configuration(text: "aaaa aaaa aaaa"))
      let natural = view.intrinsicContentSize
      #expect(natural.width > 150)
      #expect(natural.height < 60)
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height > natural.height)
      expectEqual(view.intrinsicContentSize(forWidth: 100), view.sizeThatFits(CGSize(width: 100, height: 0)))
    }
  }

  @Test("a configuration of another type is fatal")
  func otherConfiguration() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIContentUnavailableView(configuration: .empty()).configuration = UIListContentConfiguration.cell()
      }
    }
  }

  @Test("as a list's background view it fills the list")
  func listBackground() {
    let list = ShownList(.plain, [["a"]])
    let view = UIContentUnavailableView(configuration: configuration(text: "No Mail"))
    list.view.backgroundView = view
    list.layOut()
    expectEqual(view.frame, list.view.bounds)
    #expect(list.view.subviews.first === view)
  }
}
