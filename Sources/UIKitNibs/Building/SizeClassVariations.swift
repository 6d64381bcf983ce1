import Foundation
import UIKitCore

/// The properties of an object that differ by the size classes of its environment.
///
/// The builder applies them again whenever the size classes of its first view change: what belongs to the current ones,
/// and otherwise what the element itself says. Subviews and constraints that a size class leaves out are not in the
/// hierarchy.
@MainActor
final class SizeClassVariations {
  private weak var object: NSObject?
  private weak var view: UIView?
  private let element: NibElement
  private let variations: [NibElement]
  private unowned let builder: NibBuilder
  /// The subviews and constraints that some size class leaves out. They are held, because the hierarchy does not always.
  private var optionalViews: [(id: String, view: UIView)] = []
  private var optionalConstraints: [(id: String, constraint: NSLayoutConstraint)] = []

  /// The variations of an element; nil if it has none, or if its object belongs to no view.
  init?(of object: NSObject, _ element: NibElement, builder: NibBuilder) {
    variations = element.unreadChildren.filter { $0.tag == "variation" }
    guard !variations.isEmpty, let view = object as? UIView ?? (object as? NSLayoutConstraint)?.container else {
      return nil
    }
    self.object = object
    self.view = view
    self.element = element
    self.builder = builder
    _ = element.children
    for variation in variations { variation.ignore() }
    for id in Set(masks(in: variations).flatMap(references)).sorted() {
      switch builder.object(id) {
      case let constraint as NSLayoutConstraint: optionalConstraints.append((id, constraint))
      case let subview as UIView: optionalViews.append((id, subview))
      default: continue
      }
    }
  }

  private func masks(in variations: [NibElement]) -> [NibElement] {
    variations.flatMap { $0.unreadChildren.filter { $0.tag == "mask" } }
  }

  private func references(of mask: NibElement) -> [String] {
    mask.unreadChildren.compactMap { $0.attributes["reference"] }
  }

  private var matching: [NibElement] {
    guard let view else { return [] }
    return variations.filter {
      SizeClassCondition($0.attributes["key"] ?? "")?.holds(for: view.traitCollection) ?? false
    }
  }

  // MARK: Applying

  /// Applies the variations of all objects of a builder. What leaves the hierarchy does so first, and constraints join
  /// it last.
  static func apply(_ all: [SizeClassVariations]) {
    for variations in all { variations.setConstraints(active: false) }
    for variations in all { variations.installViews() }
    for variations in all { variations.setConstraints(active: true) }
    for variations in all { variations.setProperties() }
  }

  /// The identifiers that masks leave out: in general, and in the current size classes.
  private var excluded: Set<String> {
    let general = variations.filter { $0.attributes["key"] == "default" }
    var excluded: Set<String> = []
    for reference in masks(in: general + matching).flatMap(\.unreadChildren) {
      guard let id = reference.attributes["reference"] else { continue }
      if reference.tag == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
    }
    return excluded
  }

  private func setConstraints(active: Bool) {
    let excluded = excluded
    for (id, constraint) in optionalConstraints where excluded.contains(id) != active {
      constraint.isActive = active
    }
  }

  private func installViews() {
    guard let view else { return }
    let excluded = excluded
    for (id, subview) in optionalViews {
      let isInstalled = !excluded.contains(id)
      guard isInstalled != (subview.superview === view) else { continue }
      if isInstalled { install(subview, in: view) } else { subview.removeFromSuperview() }
    }
  }

  /// Adds a subview at its place among those that are installed.
  private func install(_ subview: UIView, in view: UIView) {
    let order = element.list("subviews").compactMap { $0.attributes["id"].flatMap(builder.object) as? UIView }
    let place = order.prefix { $0 !== subview }.count { $0.superview === view }
    if let stack = view as? UIStackView {
      stack.insertArrangedSubview(subview, at: min(place, stack.arrangedSubviews.count))
    } else {
      view.insertSubview(subview, at: min(place, view.subviews.count))
    }
  }

  // MARK: Properties

  /// The values of attributes that a file leaves out.
  private static let defaults = [
    "hidden": "NO", "constant": "0", "spacing": "0", "axis": "horizontal", "alignment": "fill", "distribution": "fill",
    "alpha": "1", "numberOfLines": "1", "textAlignment": "left", "enabled": "YES", "clipsSubviews": "NO",
    "userInteractionEnabled": "YES", "priority": "1000",
  ]

  private func setProperties() {
    guard let object else { return }
    let matching = matching
    let names = Set(variations.flatMap { $0.attributes.keys }).subtracting(["key", "ambiguous", "misplaced"])
    let keys = Set(
      variations.flatMap(\.unreadChildren).filter { $0.tag != "mask" }.compactMap { $0.attributes["key"] })
    guard !names.isEmpty || !keys.isEmpty else { return }
    var attributes: [String: String] = [:]
    for name in names {
      attributes[name] =
        matching.last { $0.attributes[name] != nil }?.attributes[name] ?? element.attributes[name]
        ?? Self.defaults[name]
    }
    let children = keys.compactMap { key in
      (matching.reversed() + [element]).lazy.compactMap { $0.child(key: key) }.first
    }
    let overlay = element.replacing(attributes: attributes, children: children)
    if let constraint = object as? NSLayoutConstraint {
      constraint.constant = overlay.number("constant")
    } else {
      let coder = NibCoder(overlay, builder)
      for type in NibKind.classes(of: object) { NibKind.setProperties(of: object, from: coder, declaredBy: type) }
    }
  }
}

/// The size classes for which a variation is: `heightClass=compact-widthClass=regular`.
struct SizeClassCondition {
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?

  /// The condition of a key; nil for the key of what holds always, and for another one.
  init?(_ key: String) {
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=").map(String.init)
      guard sides.count == 2, let sizeClass = Self.sizeClasses[sides[1]] else { return nil }
      switch sides[0] {
      case "widthClass": horizontal = sizeClass
      case "heightClass": vertical = sizeClass
      default: return nil
      }
    }
    if horizontal == nil, vertical == nil { return nil }
  }

  private static let sizeClasses: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]

  func holds(for traits: UITraitCollection) -> Bool {
    (horizontal == nil || horizontal == traits.horizontalSizeClass)
      && (vertical == nil || vertical == traits.verticalSizeClass)
  }
}

extension NSLayoutConstraint {
  /// The view whose traits a constraint follows: that of its first item.
  fileprivate var container: UIView? {
    firstItem as? UIView ?? (firstItem as? UILayoutGuide)?.owningView ?? secondItem as? UIView
  }
}
