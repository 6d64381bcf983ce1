import Foundation
import RenderTree

/// What a view must know of its surroundings: appearance, size classes, text size, direction, scale.
///
/// A collection is immutable. Outside of any window a view has the process's default, which is a phone in light
/// appearance.
public final class UITraitCollection: NSObject, Sendable {
  package struct Values: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// 0 where it is not said.
    package var displayScale: CGFloat = 0
    var listEnvironment = UIListEnvironment.unspecified
    package var pointGrid: CGSize?
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// A collection that says nothing.
  public override convenience init() { self.init(values: Values()) }

  /// Traits that say only this.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Traits that say only this.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Traits that say only this.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Traits that say only this.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Traits that say only this.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Traits that say only this.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Traits that say only this.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Traits that say only this.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// - Parameter displayScale: pixels to a point; 0 where it is not said.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Traits that say only this.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0.listEnvironment = listEnvironment }
  }

  /// What all the collections say together; the last one that says something of a trait wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { values in
      for collection in collections { values.merge(collection.values) }
    }
  }

  private convenience init(_ set: (inout Values) -> Void) {
    var values = Values()
    set(&values)
    self.init(values: values)
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the content lies over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// How much room there is from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the person wants more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The interface's direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The person's preferred size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// Pixels to a point.
  public var displayScale: CGFloat { values.displayScale }

  /// The looks of the list that the view is in, or `.none`.
  public var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// The size of a character cell, in points, where the screen has nothing smaller; nil elsewhere.
  ///
  /// An addition to UIKit: standard metrics are whole cells where it is set.
  public var pointGrid: CGSize? { values.pointGrid }

  /// What views have in the app code that runs now: those of the view that is laid out or configured, else the
  /// scene's that is served, else the process's default.
  public static var current: UITraitCollection { SceneContext.current.traits }

  /// Runs code with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    SceneContext.current.with(traits: self).perform(actions)
  }

  /// Whether colours look different under the two collections.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return other.userInterfaceStyle != values.userInterfaceStyle
      || other.userInterfaceLevel != values.userInterfaceLevel
      || other.accessibilityContrast != values.accessibilityContrast
  }

  /// Whether this collection has everything that the other one says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// This collection with some traits changed.
  /// The same traits inside a list.
  @_spi(Toolkit) public func inside(_ environment: UIListEnvironment) -> UITraitCollection {
    changing { $0.listEnvironment = environment }
  }

  package func changing(_ change: (inout Values) -> Void) -> UITraitCollection {
    var changed = values
    change(&changed)
    return changed == values ? self : UITraitCollection(values: changed)
  }

  var isRightToLeft: Bool { values.layoutDirection == .rightToLeft }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || other.values == values
  }

  public override var hash: Int { values.hashValue }

  public override var description: String { "<UITraitCollection: \(values)>" }
}

extension UITraitCollection.Values {
  mutating func merge(_ other: Self) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if let grid = other.pointGrid { pointGrid = grid }
  }
}

extension UITraitCollection {
  /// What a scene of that configuration has.
  convenience init(_ configuration: SceneConfiguration) {
    var values = Values()
    values.userInterfaceStyle = configuration.appearance == .dark ? .dark : .light
    values.userInterfaceIdiom = configuration.idiom == .pad ? .pad : .phone
    values.userInterfaceLevel = .base
    values.accessibilityContrast = .normal
    values.layoutDirection = configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.preferredContentSizeCategory = UIContentSizeCategory(configuration.textSize)
    values.displayScale = configuration.scale
    values.listEnvironment = .none
    values.pointGrid = configuration.pointGrid
    values.setSizeClasses(for: configuration.size, idiom: configuration.idiom)
    self.init(values: values)
  }

  /// A phone in light appearance: what is true where nothing else is.
  package static let processDefault: UITraitCollection = {
    var values = Values()
    values.userInterfaceStyle = .light
    values.userInterfaceIdiom = .phone
    values.userInterfaceLevel = .base
    values.accessibilityContrast = .normal
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = .large
    values.displayScale = 2
    values.listEnvironment = .none
    values.setSizeClasses(for: CGSize(width: 390, height: 844), idiom: .phone)
    return UITraitCollection(values: values)
  }()
}

extension UITraitCollection.Values {
  /// Phones: compact in width unless they lie and are large; compact in height when they lie. Pads: regular, but for
  /// windows as narrow as a phone.
  mutating func setSizeClasses(for size: CGSize, idiom: SceneConfiguration.Idiom) {
    switch idiom {
    case .phone:
      horizontalSizeClass = size.width > size.height && size.width >= 896 ? .regular : .compact
      verticalSizeClass = size.width > size.height && size.height < 500 ? .compact : .regular
    case .pad:
      horizontalSizeClass = size.width >= 600 ? .regular : .compact
      verticalSizeClass = .regular
    }
  }
}
