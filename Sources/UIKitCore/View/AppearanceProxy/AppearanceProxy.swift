import Foundation

/// The customizations of the instances of a class, in containers and with traits.
@MainActor
final class AppearanceProxy {
  typealias Application = (_ proxy: NSObject, _ instance: NSObject) -> Void

  /// True after the first use of a proxy in the process. Until then no instance records its own settings.
  private(set) static var isUsed = false
  /// True while a view sets its own default values.
  static var setsDefaults = false
  private static var all: [AppearanceProxy] = []

  private let type: NSObject.Type
  /// The containers, from the innermost to the outermost.
  private let containers: [any UIAppearanceContainer.Type]
  private let traits: UITraitCollection?
  /// The instance that the app sees.
  private let instance: any AppearanceCustomizable
  /// The customizations that the app made.
  var settings: [AppearanceSetting: Application] = [:]

  private init(
    type: NSObject.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?,
    instance: any AppearanceCustomizable
  ) {
    self.type = type
    self.containers = containers
    self.traits = traits
    self.instance = instance
    let record = AppearanceRecord()
    record.proxy = self
    instance.appearanceRecord = record
  }

  /// The instance of a class that stands for a proxy, made on first use.
  static func instance<Styled: UIAppearance>(
    of type: Styled.Type, inside containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection?
  ) -> Styled {
    isUsed = true
    let known = all.first {
      $0.type == type && $0.traits == traits
        && $0.containers.elementsEqual(containers) { ObjectIdentifier($0) == ObjectIdentifier($1) }
    }
    if let found = known?.instance as? Styled { return found }
    guard let objectType = type as? NSObject.Type, let made = make(objectType), let result = made as? Styled else {
      fatalError("\(type) has no appearance proxy.")
    }
    all.append(AppearanceProxy(type: objectType, containers: containers, traits: traits, instance: made))
    return result
  }

  private static func make(_ type: NSObject.Type) -> (any AppearanceCustomizable)? {
    if let type = type as? UIView.Type { return type.makeAppearanceInstance() }
    return type.construct() as? any AppearanceCustomizable
  }

  /// Removes all proxies, for tests.
  static func removeAll() {
    all = []
    isUsed = false
  }

  // MARK: Application

  /// Sets the values of the proxies on an instance, except where it has its own.
  ///
  /// - Parameter view: The view that shows the instance, or the instance itself.
  static func apply(to instance: any AppearanceCustomizable, in view: UIView) {
    guard isUsed, instance.appearanceRecord?.proxy == nil else { return }
    let candidates = all.filter { !$0.settings.isEmpty && instance.isKind(of: $0.type) }
    guard !candidates.isEmpty else { return }
    let chain = containers(of: view)
    let matches = candidates.compactMap { proxy in
      Match(proxy: proxy, in: chain, with: view.traitCollection)
    }
    var chosen: [AppearanceSetting: AppearanceProxy] = [:]
    let own = instance.appearanceRecord?.own ?? []
    for match in matches.sorted(by: { $0.isWeaker(than: $1) }) {
      for setting in match.proxy.settings.keys where !own.contains(setting) { chosen[setting] = match.proxy }
    }
    guard !chosen.isEmpty else { return }
    let record = instance.appearanceRecord ?? AppearanceRecord()
    instance.appearanceRecord = record
    record.isApplying = true
    for (setting, proxy) in chosen { proxy.settings[setting]?(proxy.instance, instance) }
    record.isApplying = false
  }

  /// The views and controllers around a view, from the window inwards.
  private static func containers(of view: UIView) -> [UIResponder] {
    var chain: [UIResponder] = []
    var next = view.next
    while let current = next {
      if current is any UIAppearanceContainer { chain.append(current) }
      next = current.next
    }
    return chain.reversed()
  }

  /// A proxy that applies to an instance.
  @MainActor
  private struct Match {
    let proxy: AppearanceProxy
    /// The places of the containers, counted from the window.
    let places: [Int]

    init?(proxy: AppearanceProxy, in chain: [UIResponder], with traits: UITraitCollection) {
      guard traits.containsTraits(in: proxy.traits) else { return nil }
      var places: [Int] = []
      for container in proxy.containers.reversed() {
        let start = places.last.map { $0 + 1 } ?? 0
        guard let type = container as? NSObject.Type,
          let place = chain.indices.dropFirst(start).first(where: { chain[$0].isKind(of: type) })
        else { return nil }
        places.append(place)
      }
      self.proxy = proxy
      self.places = places
    }

    /// True if the other match wins.
    func isWeaker(than other: Match) -> Bool {
      if proxy.type != other.proxy.type { return other.proxy.instance.isKind(of: proxy.type) }
      if places.isEmpty != other.places.isEmpty { return places.isEmpty }
      for (place, otherPlace) in zip(places, other.places) where place != otherPlace { return place > otherPlace }
      if places.count != other.places.count { return places.count < other.places.count }
      return proxy.traits == nil && other.proxy.traits != nil
    }
  }
}
