import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIListContentViewTests {
  private func configuration(
    _ base: UIListContentConfiguration = .cell(), text: String? = nil, secondary: String? = nil, image: String? = nil
  ) -> UIListContentConfiguration {
    var configuration = base
    configuration.text = text
    configuration.secondaryText = secondary
    configuration.image = image.flatMap { UIImage(systemName: $0) }
    return configuration
  }

  private func laidOut(_ configuration: UIListContentConfiguration, width: CGFloat = 375, height: CGFloat = 44)
    -> UIListContentView
  {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func height(_ configuration: UIListContentConfiguration, width: CGFloat = 375) -> CGFloat {
    UIListContentView(configuration: configuration).sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private func isNear(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    a.map { abs($0 - b) < tolerance } ?? false
  }

  /// Half a pixel at a scale of 3.
  private let halfPixel: CGFloat = 0.17

  @Test("rows are as high as their texts and margins")
  func heights() {
    withRuler {
      #expect(isNear(height(configuration(text: "Fuji")), 42.333))
      #expect(isNear(height(configuration(text: "Fuji", secondary: "red")), 59.667))
      #expect(isNear(height(configuration()), 22))
      #expect(isNear(height(configuration(.groupedHeader(), text: "Fruits")), 38.667))
      #expect(isNear(height(configuration(.groupedFooter(), text: "Fruits")), 29.667))
      #expect(isNear(height(configuration(.valueCell(), text: "Fuji", secondary: "red")), 42.333))
      #expect(isNear(height(configuration(text: String(repeating: "aaaa ", count: 10)), width: 300), 62.667))
    }
  }

  @Test("an image stroke follows the tint, its colour and the appearance")
  func imageStroke() throws {
    var row = configuration(text: "Fuji", image: "star")
    row.imageProperties.strokeWidth = 2
    row.imageProperties.cornerRadius = 4
    let view = laidOut(row)
    view.tintColor = .red
    func border() throws -> CALayer {
      try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first).layer
    }
    try expectEqual(border().borderWidth, 2)
    try expectEqual(border().cornerRadius, 4)
    try expectEqual(border().borderColor, CGColor(rgba: UIColor.red.components(with: view.traitCollection)))
    row.imageProperties.strokeColor = .label
    view.configuration = row
    let light = try border().borderColor
    UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)).addSubview(view)
    view.overrideUserInterfaceStyle = .dark
    #expect(try border().borderColor != light)
    row.imageProperties.strokeWidth = 0
    view.configuration = row
    try expectEqual(border().borderWidth, 0)
  }

  @Test("a label tightens its text if its properties allow it")
  func tightening() throws {
    var row = configuration(text: "Fuji")
    let label = { (view: UIListContentView) in view.subviews.lazy.compactMap { $0 as? UILabel }.first }
    #expect(try !#require(label(laidOut(row))).allowsDefaultTighteningForTruncation)
    row.textProperties.allowsDefaultTighteningForTruncation = true
    #expect(try #require(label(laidOut(row))).allowsDefaultTighteningForTruncation)
  }

  @Test("in a terminal a one-line row is two cells high")
  func heightInCells() {
    let grid = UITraitCollection.processDefault.changing { $0.pointGrid = CGSize(width: 8, height: 16) }
    SceneContext(textEngine: MonospaceTextEngine(), traits: grid, scene: nil).perform {
      expectEqual(height(configuration(text: "Fuji")), 32)
      let view = laidOut(configuration(text: "Fuji", image: "star"), height: 32)
      expectEqual(view.imageFrame, CGRect(x: 16, y: 8, width: 8, height: 16))
      expectEqual(view.textFrame?.origin, CGPoint(x: 32, y: 8))
      expectEqual(height(configuration(text: "Fuji", secondary: "red")), 48)
    }
  }

  @Test("in a terminal a row is drawn on whole cells")
  func drawingInCells() throws {
    let grid = UITraitCollection.processDefault.changing { $0.pointGrid = CGSize(width: 8, height: 16) }
    try SceneContext(textEngine: MonospaceTextEngine(), traits: grid, scene: nil).perform {
      let view = laidOut(
        configuration(.valueCell(), text: "Fuji", secondary: "red", image: "star"), width: 160, height: 32)
      let root = try #require(view.render(with: grid))
      let frame = Frame(
        number: 1, size: CGSize(width: 160, height: 32), scale: 2, root: root, transitions: [], focusedNode: nil)
      #expect(CellPainter().paint(frame).text.contains("  ☆ Fuji        red"))
    }
  }

  @Test("the image precedes the text, both vertically centred")
  func imageAndText() {
    withRuler {
      var row = configuration(text: "Fuji", image: "star")
      row.imageProperties.preferredSymbolConfiguration = .init(pointSize: 20)
      let view = laidOut(row, height: 60)
      // The image is centred in the standard width of 26.333 points.
      expectEqual(view.imageFrame?.size, CGSize(width: 24, height: 24))
      #expect(isNear(view.imageFrame?.midX, 16 + 26.333 / 2, within: halfPixel))
      #expect(isNear(view.imageFrame?.midY, 30))
      #expect(isNear(view.textFrame?.minX, 16 + 26.333 + 16))
      #expect(isNear(view.textFrame?.midY, 30, within: halfPixel))
      #expect(isNear(view.textFrame?.maxX, 375 - 8))
    }
  }

  @Test("missing parts take no space and no padding")
  func missingParts() {
    withRuler {
      let text = laidOut(configuration(text: "Fuji"))
      expectEqual(text.textFrame?.minX, 16)
      #expect(text.imageFrame == nil)
      #expect(text.secondaryTextFrame == nil)
      let secondary = laidOut(configuration(secondary: "red"))
      #expect(isNear(secondary.secondaryTextFrame?.midY, 22, within: halfPixel))
    }
  }

  @Test("an image is limited to its maximum size and centred in its reserved area")
  func imageSizes() {
    withRuler {
      var row = configuration(text: "Fuji", image: "star")
      row.imageProperties.preferredSymbolConfiguration = .init(pointSize: 50)
      row.imageProperties.maximumSize = CGSize(width: 30, height: 0)
      row.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 40)
      let view = laidOut(row, height: 62)
      expectEqual(view.imageFrame, CGRect(x: 26, y: 16, width: 30, height: 30))
      #expect(isNear(view.textFrame?.minX, 16 + 50 + 16))
      expectEqual(view.sizeThatFits(CGSize(width: 375, height: 0)).height, 62)
    }
  }

  @Test("a standard reserved width aligns symbols of different sizes")
  func standardDimension() {
    withRuler {
      @MainActor func textStart(_ pointSize: CGFloat) -> CGFloat? {
        var row = configuration(text: "Fuji", image: "star")
        row.imageProperties.preferredSymbolConfiguration = .init(pointSize: pointSize)
        row.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
        return laidOut(row).textFrame?.minX
      }
      expectEqual(textStart(10), textStart(20))
    }
  }

  @Test("symbols of different widths reserve one standard width; a higher symbol reserves its own")
  func symbolWidths() {
    withRuler {
      @MainActor func textStart(_ symbol: String, _ pointSize: CGFloat? = nil) -> CGFloat? {
        var row = configuration(text: "Fuji", image: symbol)
        if let pointSize { row.imageProperties.preferredSymbolConfiguration = .init(pointSize: pointSize) }
        return laidOut(row, height: 100).textFrame?.minX
      }
      for symbol in ["star", "chevron.right", "folder", "envelope.badge"] {
        #expect(isNear(textStart(symbol), 16 + 26.333 + 16), "\(symbol)")
      }
      #expect(isNear(textStart("star", 9), 16 + 26.333 + 16))
      #expect(isNear(textStart("star", 50), 16 + 60 + 16))
    }
  }

  @Test("an image without limits shrinks to the room of the cell")
  func largeImage() {
    withRuler {
      var row = configuration()
      row.image = UIGraphicsImageRenderer(size: CGSize(width: 702, height: 300)).image { _ in }
      // The margins of 16 and 8 points leave half of the image's width.
      #expect(isNear(height(row), 150 + 22))
      expectEqual(laidOut(row, height: 172).imageFrame, CGRect(x: 16, y: 11, width: 351, height: 150))
      #expect(isNear(laidOut(row, height: 97).imageFrame?.height, 75))
      #expect(isNear(laidOut(row, height: 97).imageFrame?.width, 175.5, within: halfPixel))
      row.text = "Fuji"
      let view = laidOut(row, height: 200)
      #expect(isNear(view.imageFrame?.width, 335))
      row.imageProperties.maximumSize.width = 70.2
      #expect(isNear(laidOut(row, height: 97).imageFrame?.height, 30))
    }
  }

  @Test("secondary text is below the text, or beside it if both fit")
  func sideBySide() {
    withRuler {
      let stacked = laidOut(configuration(text: "Fuji", secondary: "red"), height: 59.667)
      #expect(isNear(stacked.secondaryTextFrame?.minY, 11 + 20.333 + 3))
      expectEqual(stacked.secondaryTextFrame?.minX, 16)
      let beside = laidOut(configuration(.valueCell(), text: "Fuji", secondary: "red"))
      #expect(isNear(beside.secondaryTextFrame?.maxX, 367))
      expectEqual(beside.secondaryTextFrame?.midY, beside.textFrame?.midY)
      let narrow = laidOut(configuration(.valueCell(), text: "Fuji", secondary: "red"), width: 80, height: 70)
      expectEqual(narrow.secondaryTextFrame?.minX, 16)
      #expect((narrow.secondaryTextFrame?.minY ?? 0) > (narrow.textFrame?.minY ?? 0))
    }
    withRuler({ $0.preferredContentSizeCategory = .accessibilityMedium }) {
      let large = laidOut(configuration(.valueCell(), text: "Fuji", secondary: "red"), height: 100)
      expectEqual(large.secondaryTextFrame?.minX, 16)
    }
  }

  @Test("at accessibility sizes the image is beside the first line")
  func imageBesideFirstLine() throws {
    try withRuler({ $0.preferredContentSizeCategory = .accessibilityMedium }) {
      let view = laidOut(configuration(text: "Fuji", secondary: "red", image: "star"), height: 200)
      let text = try #require(view.textFrame)
      #expect(abs((view.imageFrame?.midY ?? 0) - text.midY) < 1)
    }
  }

  @Test("margins grow to the superview's along the given axes")
  func superviewMargins() {
    withRuler {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      container.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 25)
      let view = UIListContentView(configuration: configuration(text: "Fuji"))
      view.frame = container.bounds
      container.addSubview(view)
      container.layoutIfNeeded()
      expectEqual(view.textFrame?.minX, 30)
      expectEqual(view.textFrame?.maxX, 350)
      #expect(isNear(view.sizeThatFits(CGSize(width: 375, height: 0)).height, 42.333))
      container.directionalLayoutMargins.leading = 40
      container.layoutIfNeeded()
      expectEqual(view.textFrame?.minX, 40)
    }
  }

  @Test("layout guides follow the image and texts, and are nil without them")
  func guides() throws {
    try withRuler {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      let line = UIView()
      line.translatesAutoresizingMaskIntoConstraints = false
      var row = configuration(text: "Fuji", image: "star")
      let view = UIListContentView(configuration: row)
      view.frame = container.bounds
      container.addSubview(view)
      container.addSubview(line)
      #expect(view.secondaryTextLayoutGuide == nil)
      let guide = try #require(view.textLayoutGuide)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
      container.layoutIfNeeded()
      #expect(isNear(line.frame.minX, view.textFrame?.minX ?? 0))
      #expect(line.frame.minX > 50)
      #expect(isNear(guide.layoutFrame.width, view.textFrame?.width ?? 0))
      row.image = nil
      view.configuration = row
      container.layoutIfNeeded()
      #expect(isNear(line.frame.minX, 16))
      #expect(view.imageLayoutGuide == nil)
    }
  }

  @Test("systemLayoutSizeFitting finds a row's height for its width")
  func fitting() {
    withRuler {
      @MainActor func height(of view: UIView, width: CGFloat) -> CGFloat {
        let target = CGSize(width: width, height: 0)
        return view.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      let row = configuration(text: "aaaa bbbb cccc")
      let alone = UIListContentView(configuration: row)
      #expect(isNear(height(of: alone, width: 375), 42.333))
      #expect(isNear(height(of: alone, width: 110), 62.667))
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      let view = UIListContentView(configuration: row)
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      ])
      #expect(isNear(height(of: container, width: 110), 62.667))
      let host = ContentConfigurationHost()
      let hosting = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      host.replace(with: row, in: hosting, of: hosting)
      #expect(isNear(height(of: hosting, width: 110), 62.667))
    }
  }

  @Test("a row is mirrored in right-to-left layout")
  func rightToLeft() {
    withRuler({ $0.layoutDirection = .rightToLeft }) {
      var row = configuration(text: "Fuji", image: "star")
      row.imageProperties.preferredSymbolConfiguration = .init(pointSize: 20)
      let view = laidOut(row)
      #expect(isNear(view.imageFrame?.midX, 375 - 16 - 26.333 / 2, within: halfPixel))
      #expect(isNear(view.textFrame?.maxX, 375 - 16 - 26.333 - 16))
      expectEqual(view.textFrame?.minX, 8)
    }
  }

  @Test("a new configuration updates texts, colours, capitalisation and subviews")
  func updating() throws {
    try withRuler {
      let view = laidOut(configuration(text: "Fuji", secondary: "red", image: "star"))
      let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
      var header = configuration(.groupedHeader(), text: "Fruits")
      header.textProperties.color = .red
      view.configuration = header
      expectEqual(view.subviews, [label])
      expectEqual(label.text, "FRUITS")
      expectEqual(label.accessibilityLabel, "Fruits")
      expectEqual(label.textColor, .red)
      expectEqual(label.font.pointSize, 13)
      expectEqual((view.configuration as? UIListContentConfiguration), header)
    }
  }

  @Test("an image has the row's tint unless the configuration has one")
  func imageTint() throws {
    var row = configuration(image: "star")
    let view = laidOut(row)
    let imageView = try #require(view.subviews.first as? UIImageView)
    view.tintColor = .red
    expectEqual(imageView.tintColor, .red)
    row.imageProperties.tintColor = .green
    view.configuration = row
    expectEqual(imageView.tintColor, .green)
  }

  @Test("a configuration makes a view that supports only its type")
  func makingViews() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
      func updated(for state: any UIConfigurationState) -> Self { self }
    }
    let view = configuration(text: "Fuji").makeContentView()
    #expect(view is UIListContentView)
    #expect(view.supports(UIListContentConfiguration.valueCell()))
    #expect(!view.supports(Other()))
  }
}
