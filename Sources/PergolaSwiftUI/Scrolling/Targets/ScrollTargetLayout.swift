import Foundation
import UIKitCore

/// The sources of the targets inside of a scroll view.
@MainActor
struct ScrollTargetSources {
  private struct Source {
    weak var element: ViewElement?
    /// True if the element is a target itself, false if the views inside of it are.
    let isTarget: Bool
  }

  private var sources: [ObjectIdentifier: Source] = [:]

  nonisolated init() {}

  /// True if the scroll view has no targets.
  var isEmpty: Bool { sources.isEmpty }

  /// Adds an element, of a modifier, whose content is a target or has targets inside.
  mutating func add(_ element: ViewElement, isTarget: Bool) {
    sources[ObjectIdentifier(element)] = Source(element: element, isTarget: isTarget)
  }

  mutating func remove(_ element: ViewElement) { sources[ObjectIdentifier(element)] = nil }

  /// The targets that touch a part of the content, from the top leading corner on.
  func targets(in area: CGRect, of scrollView: UIView, isRightToLeft: Bool) -> [PlacedTarget] {
    var found: [PlacedTarget] = []
    for source in sources.values {
      guard let element = source.element, element.nearestHost != nil else { continue }
      if source.isTarget {
        if let target = element.target(in: area, of: scrollView, below: element.node.graphRoot) { found.append(target) }
      } else {
        found += element.targetSource?.targets(in: area, of: scrollView) ?? []
      }
    }
    return found.sorted { a, b in
      if a.frame.minY != b.frame.minY { return a.frame.minY < b.frame.minY }
      return isRightToLeft ? a.frame.maxX > b.frame.maxX : a.frame.minX < b.frame.minX
    }
  }
}

extension ViewNode {
  /// The outermost node around.
  fileprivate var graphRoot: ViewNode {
    var node: ViewNode = self
    while let parent = node.parent { node = parent }
    return node
  }
}

extension ViewElement {
  /// The stack or grid in the element, through the wrappers around it; nil for another view.
  fileprivate var targetSource: (any ScrollTargetSource)? {
    var element: ViewElement? = content
    while let current = element {
      if let source = current as? any ScrollTargetSource { return source }
      element = current.content
    }
    return nil
  }
}

/// A modifier that makes its content, or the views inside of it, targets of scrolling.
private nonisolated struct ScrollTargetModifier: PrimitiveModifier {
  let isEnabled: Bool
  let isTarget: Bool

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ScrollTargetNode(view, context)
  }
}

private final class ScrollTargetNode<Content: View>: ElementModifierNode<Content, ScrollTargetModifier> {
  private weak var scroll: ScrollContext?
  private var elements: [ViewElement] = []

  override func make(around element: ViewElement) -> ViewElement {
    let wrapper = WrapperElement(self, around: element)
    elements.append(wrapper)
    return wrapper
  }

  override func apply(to wrapper: ViewElement) {
    scroll = environment.scrollContext
    if modifier.isEnabled {
      scroll?.targets.add(wrapper, isTarget: modifier.isTarget)
    } else {
      scroll?.targets.remove(wrapper)
    }
    scroll?.onTargetChange?()
  }

  override func didRemove(_ wrapper: ViewElement) {
    scroll?.targets.remove(wrapper)
    elements.removeAll { $0 === wrapper }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    guard scroll !== environment.scrollContext else { return }
    for element in elements { scroll?.targets.remove(element) }
    track()
  }
}

extension View {
  /// Makes the views of a stack or a grid targets of the scroll view around: it comes to rest at them with
  /// `scrollTargetBehavior(_:)`, and its position is known by their identities.
  ///
  /// - Parameter isEnabled: False for no targets.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isTarget: false))
  }

  /// Makes the view a target of the scroll view around.
  ///
  /// - Parameter isEnabled: False if it is none.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled, isTarget: true))
  }
}
