import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIBackgroundConfigurationTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test("the factories have the colours and corners of their styles")
  func factories() {
    expectEqual(UIBackgroundConfiguration.clear().backgroundColor, .clear)
    expectEqual(UIBackgroundConfiguration.listPlainCell().backgroundColor, .systemBackground)
    expectEqual(UIBackgroundConfiguration.listGroupedCell().backgroundColor, .secondarySystemGroupedBackground)
    expectEqual(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor, .clear)
    expectEqual(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor, .clear)
    expectEqual(UIBackgroundConfiguration.listPlainCell().cornerRadius, 0)
    for sidebar: UIBackgroundConfiguration in [.listSidebarCell(), .listAccompaniedSidebarCell(), .listSidebarHeader()]
    {
      expectEqual(sidebar.backgroundColor, .clear)
      expectEqual(sidebar.cornerRadius, 10)
    }
    expectEqual(UIBackgroundConfiguration.listPlainCell().strokeWidth, 0)
  }

  @Test("selected and highlighted rows are grey unless the app sets a colour")
  func states() {
    let selected = state { $0.isSelected = true }
    let highlighted = state { $0.isHighlighted = true }
    expectEqual(UIBackgroundConfiguration.listPlainCell().updated(for: selected).backgroundColor, .systemGray4)
    expectEqual(UIBackgroundConfiguration.listGroupedCell().updated(for: highlighted).backgroundColor, .systemGray4)
    expectEqual(UIBackgroundConfiguration.listSidebarCell().updated(for: selected).backgroundColor, .systemFill)
    expectEqual(UIBackgroundConfiguration.clear().updated(for: selected).backgroundColor, .clear)
    let back = UIBackgroundConfiguration.listPlainCell().updated(for: selected).updated(for: state { _ in })
    expectEqual(back, .listPlainCell())
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = nil
    #expect(own.updated(for: selected).backgroundColor == nil)
    own.backgroundColor = .red
    expectEqual(own.updated(for: selected).backgroundColor, .red)
  }

  @Test("a pinned header of a plain list has an opaque background")
  func pinned() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    state.isPinned = true
    let header = UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: state)
    expectEqual(header.backgroundColor, .systemBackground)
  }

  @Test("a missing colour is the tint, and a transformer applies last")
  func resolvedColors() {
    var configuration = UIBackgroundConfiguration.clear()
    expectEqual(configuration.resolvedBackgroundColor(for: .red), .clear)
    configuration.backgroundColor = nil
    expectEqual(configuration.resolvedBackgroundColor(for: .red), .red)
    expectEqual(configuration.resolvedStrokeColor(for: .red), .red)
    configuration.strokeColor = .blue
    expectEqual(configuration.resolvedStrokeColor(for: .red), .blue)
    configuration.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    expectEqual(configuration.resolvedStrokeColor(for: .red), .green)
    expectEqual(configuration.resolvedBackgroundColor(for: .red), UIColor.red.withAlphaComponent(0.5))
  }

  private func node(
    _ configuration: UIBackgroundConfiguration, _ change: (BackgroundConfigurationView) -> Void = { _ in }
  )
    -> RenderNode?
  {
    let view = BackgroundConfigurationView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    change(view)
    view.layoutIfNeeded()
    return view.render(with: view.traitCollection)
  }

  @Test("a background is drawn with its colour, corners and insets")
  func drawing() throws {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    configuration.cornerRadius = 6
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let fill = try #require(node(configuration)?.children.first)
    expectEqual(fill.frame, CGRect(x: 2, y: 1, width: 94, height: 40))
    expectEqual(fill.style.background, RenderColor(red: 1, green: 0, blue: 0))
    expectEqual(fill.style.cornerRadius, 6)
    try expectEqual(#require(node(configuration)).children.count, 1)
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    try expectEqual(#require(node(configuration)?.children.first).frame.minX, 10)
  }

  @Test("a stroke lies inside the edge, or outside by its outset")
  func strokes() throws {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.strokeColor = .blue
    configuration.strokeWidth = 2
    configuration.strokeOutset = 3
    configuration.shadowProperties.opacity = 0.5
    let children = try #require(node(configuration)).children
    let stroke = try #require(children.last)
    expectEqual(stroke.frame, CGRect(x: -3, y: -3, width: 106, height: 50))
    expectEqual(stroke.style.border, BoxStyle.Border(color: RenderColor(red: 0, green: 0, blue: 1), width: 2))
    try expectEqual(#require(children.first).style.shadow?.color.alpha, 0.5)
  }

  @Test("a custom view replaces the background and is clipped to its shape")
  func customViews() throws {
    let custom = UIView()
    var configuration = UIBackgroundConfiguration.listPlainCell()
    configuration.customView = custom
    configuration.cornerRadius = 8
    let fill = try #require(node(configuration)?.children.first)
    let shape = try #require(fill.children.first)
    #expect(fill.style.background == nil)
    #expect(shape.style.clips)
    expectEqual(shape.style.cornerRadius, 8)
    expectEqual(custom.frame, CGRect(x: 0, y: 0, width: 100, height: 44))
    let view = BackgroundConfigurationView(configuration: configuration)
    #expect(custom.isDescendant(of: view))
    view.configuration = .listPlainCell()
    #expect(custom.superview == nil)
  }

  @Test("a clipped custom view leaves the background's shadow visible")
  func customShadow() throws {
    var configuration = UIBackgroundConfiguration.listPlainCell()
    configuration.customView = UIView()
    configuration.shadowProperties.opacity = 0.5
    #expect(try #require(node(configuration)?.children.first).style.shadow != nil)
    expectEqual(UIBackgroundConfiguration.clear().shadowProperties.radius, 0)
  }

  @Test("an image is drawn over the colour and the custom view")
  func images() throws {
    var configuration = UIBackgroundConfiguration.listPlainCell()
    expectEqual(configuration.imageContentMode, .scaleToFill)
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    configuration.imageContentMode = .center
    configuration.cornerRadius = 8
    let fill = try #require(node(configuration)?.children.first)
    let shape = try #require(fill.children.first)
    #expect(fill.style.background != nil)
    #expect(shape.style.clips)
    expectEqual(shape.style.cornerRadius, 8)
    expectEqual(shape.children.map { $0.content != nil }, [true])

    let custom = UIView()
    configuration.customView = custom
    let view = BackgroundConfigurationView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    view.layoutIfNeeded()
    let shown = try #require(custom.superview?.subviews)
    #expect(shown.first === custom)
    #expect(shown.last is UIImageView)
    expectEqual(shown.count, 2)
    expectEqual(shown.last?.contentMode, .center)
    expectEqual(shown.last?.frame, view.bounds)
    configuration.image = nil
    view.configuration = configuration
    expectEqual(custom.superview?.subviews, [custom])
    view.configuration = .clear()
    #expect(custom.superview == nil)
  }

  @Test("a group's corners apply unless the configuration has its own")
  func groupShape() throws {
    let shape = BackgroundConfigurationView.GroupShape(
      radius: 10, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let plain = try #require(node(.listGroupedCell()) { $0.groupShape = shape }?.children.first)
    expectEqual(plain.style.cornerRadius, 10)
    expectEqual(plain.style.roundedCorners, [.topLeft, .topRight])
    var own = UIBackgroundConfiguration.listGroupedCell()
    own.cornerRadius = 4
    let rounded = try #require(node(own) { $0.groupShape = shape }?.children.first)
    expectEqual(rounded.style.cornerRadius, 4)
    expectEqual(rounded.style.roundedCorners, .all)
  }
}
