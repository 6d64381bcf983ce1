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
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listPlainCell().cornerRadius == 0)
    for sidebar: UIBackgroundConfiguration in [.listSidebarCell(), .listAccompaniedSidebarCell(), .listSidebarHeader()]
    {
      #expect(sidebar.backgroundColor == .clear)
      #expect(sidebar.cornerRadius == 10)
    }
    #expect(UIBackgroundConfiguration.listPlainCell().strokeWidth == 0)
  }

  @Test("selected and highlighted rows are grey unless the app sets a colour")
  func states() {
    let selected = state { $0.isSelected = true }
    let highlighted = state { $0.isHighlighted = true }
    #expect(UIBackgroundConfiguration.listPlainCell().updated(for: selected).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.listGroupedCell().updated(for: highlighted).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.listSidebarCell().updated(for: selected).backgroundColor == .systemFill)
    #expect(UIBackgroundConfiguration.clear().updated(for: selected).backgroundColor == .clear)
    let back = UIBackgroundConfiguration.listPlainCell().updated(for: selected).updated(for: state { _ in })
    #expect(back == .listPlainCell())
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = nil
    #expect(own.updated(for: selected).backgroundColor == nil)
    own.backgroundColor = .red
    #expect(own.updated(for: selected).backgroundColor == .red)
  }

  @Test("a pinned header of a plain list has an opaque background")
  func pinned() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    state.isPinned = true
    let header = UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: state)
    #expect(header.backgroundColor == .systemBackground)
  }

  @Test("a missing colour is the tint, and a transformer applies last")
  func resolvedColors() {
    var configuration = UIBackgroundConfiguration.clear()
    #expect(configuration.resolvedBackgroundColor(for: .red) == .clear)
    configuration.backgroundColor = nil
    #expect(configuration.resolvedBackgroundColor(for: .red) == .red)
    #expect(configuration.resolvedStrokeColor(for: .red) == .red)
    configuration.strokeColor = .blue
    #expect(configuration.resolvedStrokeColor(for: .red) == .blue)
    configuration.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(configuration.resolvedStrokeColor(for: .red) == .green)
    #expect(configuration.resolvedBackgroundColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
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
    #expect(fill.frame == CGRect(x: 2, y: 1, width: 94, height: 40))
    #expect(fill.style.background == RenderColor(red: 1, green: 0, blue: 0))
    #expect(fill.style.cornerRadius == 6)
    #expect(try #require(node(configuration)).children.count == 1)
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    #expect(try #require(node(configuration)?.children.first).frame.minX == 10)
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
    #expect(stroke.frame == CGRect(x: -3, y: -3, width: 106, height: 50))
    #expect(stroke.style.border == BoxStyle.Border(color: RenderColor(red: 0, green: 0, blue: 1), width: 2))
    #expect(try #require(children.first).style.shadow?.color.alpha == 0.5)
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
    #expect(shape.style.cornerRadius == 8)
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 100, height: 44))
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
    #expect(UIBackgroundConfiguration.clear().shadowProperties.radius == 0)
  }

  @Test("an image is drawn over the colour and the custom view")
  func images() throws {
    var configuration = UIBackgroundConfiguration.listPlainCell()
    #expect(configuration.imageContentMode == .scaleToFill)
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
    #expect(shape.style.cornerRadius == 8)
    #expect(shape.children.map { $0.content != nil } == [true])

    let custom = UIView()
    configuration.customView = custom
    let view = BackgroundConfigurationView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    view.layoutIfNeeded()
    let shown = try #require(custom.superview?.subviews)
    #expect(shown.first === custom)
    #expect(shown.last is UIImageView)
    #expect(shown.count == 2)
    #expect(shown.last?.contentMode == .center)
    #expect(shown.last?.frame == view.bounds)
    configuration.image = nil
    view.configuration = configuration
    #expect(custom.superview?.subviews == [custom])
    view.configuration = .clear()
    #expect(custom.superview == nil)
  }

  @Test("a group's corners apply unless the configuration has its own")
  func groupShape() throws {
    let shape = BackgroundConfigurationView.GroupShape(
      radius: 10, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let plain = try #require(node(.listGroupedCell()) { $0.groupShape = shape }?.children.first)
    #expect(plain.style.cornerRadius == 10)
    #expect(plain.style.roundedCorners == [.topLeft, .topRight])
    var own = UIBackgroundConfiguration.listGroupedCell()
    own.cornerRadius = 4
    let rounded = try #require(node(own) { $0.groupShape = shape }?.children.first)
    #expect(rounded.style.cornerRadius == 4)
    #expect(rounded.style.roundedCorners == .all)
  }
}
