import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A change of a view's look that leaves its size and its place in the layout.
public protocol VisualEffect: Sendable {
  /// The steps of the change, in order.
  var _steps: [VisualEffectStep] { get }
}

/// A look without changes, to which the methods of `VisualEffect` add some.
public struct EmptyVisualEffect: VisualEffect {
  /// No changes.
  public init() {}
  public var _steps: [VisualEffectStep] { [] }
}

/// A look with another step.
private struct SteppedVisualEffect: VisualEffect {
  let _steps: [VisualEffectStep]
}

/// A step of the change of a view's look.
public struct VisualEffectStep: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case opacity(Double)
    case scale(CGSize, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case offset(CGSize)
    case pixels(PixelEffect)
  }

  let kind: Kind

  /// The step between this one and another one of the same kind.
  ///
  /// - Parameter part: 0 for this one, 1 for the other one.
  func mixed(with other: VisualEffectStep, part: Double) -> VisualEffectStep {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }
    let kind: Kind =
      switch (kind, other.kind) {
      case (.opacity(let a), .opacity(let b)): .opacity(mix(a, b))
      case (.scale(let a, _), .scale(let b, let anchor)): .scale(mix(a, b), anchor: anchor)
      case (.rotation(let a, _), .rotation(let b, let anchor)):
        .rotation(Angle(radians: mix(a.radians, b.radians)), anchor: anchor)
      case (.offset(let a), .offset(let b)): .offset(mix(a, b))
      case (.pixels(.blur(let a, _)), .pixels(.blur(let b, let isOpaque))):
        .pixels(.blur(radius: mix(a, b), isOpaque: isOpaque))
      case (.pixels(.saturation(let a)), .pixels(.saturation(let b))): .pixels(.saturation(mix(a, b)))
      case (.pixels(.contrast(let a)), .pixels(.contrast(let b))): .pixels(.contrast(mix(a, b)))
      case (.pixels(.brightness(let a)), .pixels(.brightness(let b))): .pixels(.brightness(mix(a, b)))
      case (.pixels(.hueRotation(let a)), .pixels(.hueRotation(let b))): .pixels(.hueRotation(mix(a, b)))
      default: part < 0.5 ? self.kind : other.kind
      }
    return VisualEffectStep(kind: kind)
  }
}

extension VisualEffect {
  private func adding(_ kind: VisualEffectStep.Kind) -> some VisualEffect {
    SteppedVisualEffect(_steps: _steps + [VisualEffectStep(kind: kind)])
  }

  /// Shows the view with an opacity from 0, invisible, to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Shows the view larger or smaller.
  ///
  /// - Parameter anchor: The point that stays in its place.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor: anchor))
  }

  /// Shows the view larger or smaller.
  ///
  /// - Parameter anchor: The point that stays in its place.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Shows the view larger or smaller, with a factor for each axis.
  ///
  /// - Parameter anchor: The point that stays in its place.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Shows the view turned, clockwise for positive angles.
  ///
  /// - Parameter anchor: The point that stays in its place.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Shows the view in another place.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Shows the view in another place.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Blurs the view, as `View.blur(radius:opaque:)` does.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.pixels(.blur(radius: min(radius.validLength, 10_000), isOpaque: opaque)))
  }

  /// Changes the distance of the colours from gray: 0 for gray, 1 for no change.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.pixels(.saturation(amount))) }

  /// Turns the colours into gray, from 0 for no change to 1 for gray.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.pixels(.saturation(1 - amount))) }

  /// Changes the distance of the colours from gray of a medium brightness: 0 for gray, 1 for no change.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.pixels(.contrast(amount))) }

  /// Makes the colours brighter by a part of the way to white, or darker.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.pixels(.brightness(amount))) }

  /// Turns the hues of the colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.pixels(.hueRotation(angle.radians))) }
}

/// The look of a view after all steps.
struct VisualLook: Equatable {
  private(set) var opacity = 1.0
  private(set) var transform = CGAffineTransform.identity
  private(set) var effects: [PixelEffect] = []

  /// The look after steps, for a view of a size. Numbers that are no finite ones change nothing.
  init(_ steps: [VisualEffectStep], in size: CGSize, isMirrored: Bool) {
    for step in steps {
      switch step.kind {
      case .opacity(let value): if value.isFinite { opacity *= min(max(value, 0), 1) }
      case .scale(let scale, let anchor):
        add(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: size, isMirrored: isMirrored))
      case .rotation(let angle, let anchor):
        add(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: size, isMirrored: isMirrored))
      case .offset(let offset):
        add(CGAffineTransform(translationX: isMirrored ? -offset.width : offset.width, y: offset.height))
      case .pixels(let effect): if effect.isFinite { effects.append(effect) }
      }
    }
  }

  private mutating func add(_ other: CGAffineTransform) {
    let new = transform.concatenating(other)
    if [new.a, new.b, new.c, new.d, new.tx, new.ty].allSatisfy(\.isFinite) { transform = new }
  }

  /// Gives a view the look.
  @MainActor
  func apply(to view: EffectView) {
    if view.alpha != CGFloat(opacity) { view.alpha = CGFloat(opacity) }
    if view.transform != transform { view.transform = transform }
    let compositing = Compositing(effects: effects)
    if view.layer.compositing != compositing { view.layer.compositing = compositing }
  }
}

extension PixelEffect {
  fileprivate var isFinite: Bool {
    switch self {
    case .blur(let radius, _): radius.isFinite
    case .saturation(let amount), .contrast(let amount), .brightness(let amount), .hueRotation(let amount):
      amount.isFinite
    default: true
    }
  }
}
