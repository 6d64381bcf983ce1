import Foundation
import RenderTree

/// The environment of a view: appearance, size classes, content size category, layout direction, scale and more.
///
/// A collection is immutable. Outside of any window a view has the process's default: a phone in light appearance.
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
    /// 0 if unspecified.
    package var displayScale: CGFloat = 0
    var listEnvironment = UIListEnvironment.unspecified
    package var pointGrid: CGSize?
    var languages: [String] = []
    var timeZone: TimeZone?
    var userIdentifier: String?
    /// The values of the app's own traits, by their types.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// A collection without any specified trait.
  public override convenience init() { self.init(values: Values()) }

  /// A collection with a single trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection with a single trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// A collection with a single trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection with a single trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection with a single trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection with a single trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection with a single trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection with a single trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// - Parameter displayScale: pixels per point; 0 if unspecified.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// A collection with a single trait.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0.listEnvironment = listEnvironment }
  }

  /// The combined traits of the collections; the last one that specifies a trait determines it.
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

  /// The appearance: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The user's preferred content size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// Pixels per point.
  public var displayScale: CGFloat { values.displayScale }

  /// The style of the list that contains the view, or `.none`.
  public var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// The size of a character cell, in points, in a terminal; nil elsewhere.
  ///
  /// An addition to UIKit: if it is set, standard metrics are whole cells.
  public var pointGrid: CGSize? { values.pointGrid }

  /// The languages that the user prefers, the first one most, as tags of BCP 47; empty for those of the process.
  ///
  /// An addition to UIKit: a host may show the app to several users, each with languages of their own.
  public var preferredLanguages: [String] { values.languages }

  /// The user's time zone; nil for that of the process. An addition to UIKit.
  public var timeZone: TimeZone? { values.timeZone }

  /// The locale of the user's first language; nil for that of the process. An addition to UIKit.
  public var locale: Locale? {
    values.languages.first.map { Locale(identifier: Locale.identifier(.icu, from: $0)) }
  }

  /// The identifier of the user, as the host knows them; nil if it does not.
  ///
  /// An addition to UIKit: a server may show the app to several users.
  public var userIdentifier: String? { values.userIdentifier }

  /// The traits of the running code: those of the view that is being laid out or configured, otherwise those of the
  /// current scene, otherwise the process's default.
  public static var current: UITraitCollection { SceneContext.current.traits }

  /// Runs code with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    SceneContext.current.with(traits: self).perform(actions)
  }

  /// Returns true if dynamic colours can differ between the two collections.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return other.userInterfaceStyle != values.userInterfaceStyle
      || other.userInterfaceLevel != values.userInterfaceLevel
      || other.accessibilityContrast != values.accessibilityContrast
  }

  /// Returns true if this collection has all traits that the other one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// The traits inside a list with a style.
  @_spi(Toolkit) public func inside(_ environment: UIListEnvironment) -> UITraitCollection {
    changing { $0.listEnvironment = environment }
  }

  /// The collection with some traits changed; itself if none differs.
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
    if !other.languages.isEmpty { languages = other.languages }
    if let zone = other.timeZone { timeZone = zone }
    if let user = other.userIdentifier { userIdentifier = user }
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }
}

extension UITraitCollection {
  /// The traits of a scene with a configuration.
  convenience init(_ configuration: SceneConfiguration) {
    var values = Values()
    values.userInterfaceStyle = configuration.appearance == .dark ? .dark : .light
    values.userInterfaceIdiom = configuration.idiom == .pad ? .pad : .phone
    values.userInterfaceLevel = .base
    values.accessibilityContrast = configuration.contrast == .high ? .high : .normal
    values.layoutDirection = configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.preferredContentSizeCategory = UIContentSizeCategory(configuration.textSize)
    values.displayScale = configuration.scale
    values.listEnvironment = .none
    values.pointGrid = configuration.pointGrid
    values.languages = configuration.languages
    values.timeZone = configuration.timeZone
    values.userIdentifier = configuration.userIdentifier
    values.setSizeClasses(for: configuration.size, idiom: configuration.idiom)
    self.init(values: values)
  }

  /// The traits outside of any scene: a phone in light appearance.
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
  /// Sets the size classes. On phones, the width is compact except for large phones in landscape, and the height is
  /// compact in landscape. On pads, both are regular except for windows as narrow as a phone.
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
