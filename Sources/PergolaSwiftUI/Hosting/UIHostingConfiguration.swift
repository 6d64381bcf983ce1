import Foundation
@_spi(Toolkit) import UIKitCore

/// A content configuration that shows a view of SwiftUI in a cell, or wherever UIKit takes a configuration.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var insets: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) = (nil, nil, nil, nil)
  var leastSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates a content view.
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  /// Returns the configuration as it is.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  /// The configuration with margins around the content, in points. The standard ones are those of a list's cells.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var configuration = self
    if edges.contains(.top) { configuration.insets.top = length }
    if edges.contains(.leading) { configuration.insets.leading = length }
    if edges.contains(.bottom) { configuration.insets.bottom = length }
    if edges.contains(.trailing) { configuration.insets.trailing = length }
    return configuration
  }

  /// The configuration with margins around the content, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
  }

  /// The configuration with a least size, in points. The standard least height is that of a list's rows, 44.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var configuration = self
    configuration.leastSize = (width ?? leastSize.width, height ?? leastSize.height)
    return configuration
  }

  /// The configuration with a view behind the content, which fills the cell.
  public func background<Behind: View>(
    @ViewBuilder content: () -> Behind
  ) -> UIHostingConfiguration<Content, Behind> {
    UIHostingConfiguration<Content, Behind>(
      content: self.content, background: content(), insets: insets, leastSize: leastSize)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// The view of a hosting configuration.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {

  private var shown: UIHostingConfiguration<Content, Background>
  private let graph = ViewGraph()
  private let host = HostView()
  private let backgroundHost = HostView()
  private var node: ContainerNode<Content, VStackLayout, Content>?
  private var backgroundNode: ContainerNode<Background, VStackLayout, Background>?

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    backgroundHost.isUserInteractionEnabled = false
    addSubview(backgroundHost)
    addSubview(host)
    host.contentAlignment = .leading
    host.onSizeChange = { [weak self] in
      self?.reportFittingSizeChange(constraintsChanged: false)
      self?.setNeedsLayout()
    }
    let context = NodeContext(graph: graph, environment: environment)
    let node = ContainerNode(configuration.content, context, layout: { _ in VStackLayout() }, content: { $0 })
    let background = ContainerNode(configuration.background, context, layout: { _ in VStackLayout() }, content: { $0 })
    self.node = node
    backgroundNode = background
    graph.update()
    host.setRoot(node.items.allElements.first)
    backgroundHost.setRoot(background.items.allElements.first)
  }

  required init?(coder: NSCoder) { nil }

  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.apply(traitCollection)
    return values
  }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      node?.update(new.content)
      backgroundNode?.update(new.background)
      graph.update()
      setNeedsLayout()
      reportFittingSizeChange(constraintsChanged: false)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    graph.attach(to: window?.windowScene)
    for node in [node, backgroundNode] as [ViewNode?] {
      guard let node else { continue }
      node.setEnvironment(environment)
      if window == nil { node.hide() } else { graph.appearing.append(node) }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    node?.setEnvironment(environment)
    backgroundNode?.setEnvironment(environment)
  }

  /// The margins around the content, from left to right.
  private var margins: UIEdgeInsets {
    let standard = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = shown.insets.leading ?? (isMirrored ? standard.right : standard.left)
    let trailing = shown.insets.trailing ?? (isMirrored ? standard.left : standard.right)
    return UIEdgeInsets(
      top: shown.insets.top ?? standard.top, left: isMirrored ? trailing : leading,
      bottom: shown.insets.bottom ?? standard.bottom, right: isMirrored ? leading : trailing)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let margins = margins
    let width = horizontal == .required ? targetSize.width - margins.left - margins.right : nil
    let height = vertical == .required ? targetSize.height - margins.top - margins.bottom : nil
    let size = host.size(for: ProposedViewSize(width: width.map { max($0, 0) }, height: height.map { max($0, 0) }))
    return CGSize(
      width: width == nil
        ? max(size.width + margins.left + margins.right, shown.leastSize.width ?? 0) : targetSize.width,
      height: height == nil
        ? max(size.height + margins.top + margins.bottom, shown.leastSize.height ?? 44) : targetSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds.inset(by: margins)
    backgroundHost.frame = bounds
  }

  isolated deinit {
    node?.unmount()
    backgroundNode?.unmount()
  }
}
