import Foundation
@_spi(Toolkit) import UIKitCore

/// The coordinates in which a frame or a location is given.
public enum CoordinateSpace: Hashable {
  /// Those of the window.
  case global
  /// Those of the view.
  case local
  /// Those of a view around that has the name, from `coordinateSpace(name:)`.
  case named(AnyHashable)

  /// True for the coordinates of the window.
  public var isGlobal: Bool { self == .global }
  /// True for the coordinates of the view.
  public var isLocal: Bool { self == .local }
}

/// A kind of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The coordinates as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The coordinates of the view with the name.
  public let coordinateSpace: CoordinateSpace
}

/// The coordinates of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The coordinates of the view.
  public init() {}
  /// The coordinates of the view.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The coordinates of the window.
  public init() {}
  /// The coordinates of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// A modifier that gives the coordinates of each element of its content a name.
nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    CoordinateSpaceNode(view, context)
  }
}

private final class CoordinateSpaceNode<Content: View>: ElementModifierNode<Content, CoordinateSpaceModifier> {
  override func make(around element: ViewElement) -> ViewElement { NamedSpaceElement(self, around: element) }

  override func apply(to wrapper: ViewElement) { (wrapper as? NamedSpaceElement)?.name = modifier.name }
}

/// An element whose coordinates have a name.
private final class NamedSpaceElement: WrapperElement {
  var name: AnyHashable?
}

extension View {
  /// Gives the view's coordinates a name, by which views inside ask for frames.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinates a name, by which views inside ask for frames.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    // The initializer of the type makes named spaces only.
    guard case .named(let name) = name.coordinateSpace else {
      preconditionFailure("A named coordinate space has a name.")
    }
    return modifier(CoordinateSpaceModifier(name: name))
  }
}

extension ViewElement {
  /// A rectangle in the coordinates in which the element is placed, in other coordinates. Those of a name that no view
  /// around has are the window's.
  final func convert(_ rectangle: CGRect, to space: CoordinateSpace) -> CGRect {
    switch space {
    case .local:
      let origin = placement?.frame.origin ?? .zero
      return rectangle.offsetBy(dx: -origin.x, dy: -origin.y)
    case .global: return surroundingView?.convert(rectangle, to: nil) ?? rectangle
    case .named(let name):
      var element = container
      while let current = element {
        if let named = current as? NamedSpaceElement, named.name == name, let view = named.surroundingView {
          let origin = named.placement?.frame.origin ?? .zero
          let inner = surroundingView?.convert(rectangle, to: view) ?? rectangle
          return inner.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        element = current.container
      }
      return convert(rectangle, to: .global)
    }
  }
}
