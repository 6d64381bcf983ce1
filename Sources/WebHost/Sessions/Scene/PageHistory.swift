import RenderTree

/// The entries of a browser's history that a page has made: one for each place in the app to which its user has gone.
///
/// The browser and this value have the same entries. Each has a number, which the browser keeps with it. Going to a new
/// place adds an entry, going back in the app goes back in the browser, and the other way around.
///
/// ```
/// app pushes a page      [inbox*]               ->  [inbox] [message*]    push
/// app goes back          [inbox] [message*]     ->  [inbox*] [message]    go -1
/// … its tabs are loaded  [lists] [admin*]       ->  [lists] [admin tab*]  replace
/// … to an unknown place  [lists] [inbox mail*]  ->  [lists] [inbox*]      replace
/// browser goes back      [inbox] [message*]     ->  [inbox*] [message]    the app is to go to the inbox
/// … and the app refuses  [inbox*] [message]     ->  [inbox] [message*]    go +1
/// browser goes forward   [inbox*] [message]     ->  [inbox] [message*]    the app is to go to the message
/// … which is gone        [inbox] [message*]     ->  [inbox*] [message]    turn back, -1
/// ```
struct PageHistory: Equatable, Sendable {
  /// An entry: a place, and the path and query of its address.
  struct Entry: Equatable, Sendable {
    var place: ScenePlace
    var address: String
    /// The outline of the place, if its steps are not known yet: the entry was made by a page of an earlier process.
    var outline: PlaceOutline?
  }

  /// A change of the browser's history.
  enum Change: Equatable, Sendable {
    /// Adds an entry with a number after the current one.
    case push(String, entry: Int)
    /// Changes the address of the current entry, which has a number.
    case replace(String, entry: Int)
    /// Goes to the entry that is a distance away, which has a number, and gives it an address if it has another one.
    case go(Int, String, entry: Int)
    /// Goes back from an entry that was gone forward to, because the app could not show its place again. The user is told.
    case turnBack(Int, String, entry: Int)
  }

  /// The effect of the browser's own move on the app.
  enum Move: Equatable, Sendable {
    /// The app goes to a place.
    case place(ScenePlace)
    /// The app opens an address.
    case address(String)
  }

  /// The maximum number of entries.
  static let capacity = 200

  private(set) var entries: [Entry]
  private(set) var index = 0
  /// The number of the first entry: entries of pages before this one have smaller numbers.
  private var first = 0
  /// True if the user has used the app since the page was loaded, or since the browser went to an entry. Before, another
  /// place replaces the entry, because going back to that would only lead to the same place again.
  private var isUserActive = false
  /// The entry from which the browser went to the current one, until the app shows another place.
  private var origin: Int?
  /// True if the address of the entry was opened because its place alone did not show the entry's content.
  private var hasOpenedAddress = false

  init(at address: String) { entries = [Entry(place: ScenePlace(), address: address)] }

  /// The number of the current entry.
  var entry: Int { first + index }

  /// The path and query that the page's address bar shows.
  var address: String { entries[index].address }

  /// Notes that the user used the app.
  mutating func noteAction() { isUserActive = true }

  /// Notes that a page was loaded at an entry of the browser's history; nil for a page that is its first one.
  ///
  /// - Parameter trail: The entries that the browser has kept up to that one, which count if it is not known here.
  mutating func load(at entry: Int?, trail: [Entry] = []) {
    guard let entry, entry != first + index else { return }
    isUserActive = false
    if entries.indices.contains(entry - first) { return index = entry - first }
    let former = trail.dropLast().suffix(min(entry, Self.capacity - 1))
    entries = former + [entries[index]]
    index = former.count
    first = entry - index
  }

  /// Finds the places of entries of an earlier process on the way to the current one.
  private mutating func findPlaces(before place: ScenePlace) {
    for index in entries.indices {
      guard let found = entries[index].outline?.place(before: place) else { continue }
      (entries[index].place, entries[index].outline) = (found, nil)
    }
  }

  /// Notes the address of the app's content when its document is made. It is not told to the page, which has it.
  mutating func start(_ place: ScenePlace, _ address: String) { entries[index] = Entry(place: place, address: address) }

  /// Notes that the app shows a place. Returns the change of the browser's history that follows.
  mutating func show(_ place: ScenePlace, _ address: String) -> Change? {
    let hasGoneForward = origin.map { $0 < index } ?? false
    let change = change(showing: place, address)
    guard hasGoneForward, case .go(let distance, let address, let entry) = change, distance < 0 else { return change }
    return .turnBack(distance, address, entry: entry)
  }

  private mutating func change(showing place: ScenePlace, _ address: String) -> Change? {
    findPlaces(before: place)
    let hasNewTabs = addFirstTabs(of: place)
    let shown = Entry(place: place, address: address)
    guard shown != entries[index] else {
      origin = nil
      return hasNewTabs ? .replace(address, entry: entry) : nil
    }
    if addressLags(in: shown) { return nil }
    defer { origin = nil }
    if let origin, entries.indices.contains(origin), entries[origin] == shown { return go(to: origin) }
    if origin != nil || isUserActive, let known = entries[..<index].lastIndex(of: shown) { return go(to: known) }
    if let left = firstEntry(leftFor: place) { return goBack(to: shown, at: left) }
    guard isUserActive else { return replace(shown) }
    // Content that names itself later, as when it is loaded, is still the same place.
    if place == entries[index].place, !place.steps.isEmpty { return replace(shown) }
    return push(shown)
  }

  /// Adds the first tabs of bars that were loaded after the current entry was made: they are no step of the user.
  ///
  /// - Returns: True if there are some.
  private mutating func addFirstTabs(of place: ScenePlace) -> Bool {
    let known = entries[index].place
    guard entries[index].outline == nil, known.common(with: place) == known else { return false }
    let tabs = place.steps.dropFirst(known.steps.count).prefix { if case .tab(0, of: _) = $0 { true } else { false } }
    guard !tabs.isEmpty else { return false }
    entries[index].place = ScenePlace(known.steps + tabs)
    return true
  }

  /// Returns true, once, if the app went to the place of the entry to which the browser went, but shows other content there:
  /// what an app shows in one place, such as one of two parts, is not left by going back. The address is to be opened then.
  mutating func missesAddress(at place: ScenePlace, _ address: String) -> Bool {
    let shown = Entry(place: place, address: address)
    let entry = entries[index]
    guard origin != nil, !hasOpenedAddress, !isUserActive, entry.outline == nil, place == entry.place,
      address != entry.address, !addressLags(in: shown)
    else { return false }
    hasOpenedAddress = true
    return true
  }

  /// True if the app has gone where the browser went, but still has the address of the place that it left: content says
  /// its address when it has appeared, which takes as long as a transition.
  private func addressLags(in shown: Entry) -> Bool {
    guard let origin, entries.indices.contains(origin), shown.place == entries[index].place,
      entries[index].outline == nil
    else { return false }
    return shown.place != entries[origin].place && shown.address == entries[origin].address
  }

  /// The first of the entries up to the current one whose places the app has left by going back to a place before them
  /// that has no entry, as a page that was opened by an address together with the page below it. They can't be gone to.
  private func firstEntry(leftFor place: ScenePlace) -> Int? {
    let left = entries[...index].reversed().prefix { $0.place != place && $0.place.common(with: place) == place }
    return left.isEmpty ? nil : index + 1 - left.count
  }

  /// Puts what is shown in the place of an entry, and goes back to that.
  private mutating func goBack(to shown: Entry, at target: Int) -> Change? {
    if target == index { return replace(shown) }
    entries[target] = shown
    return go(to: target)
  }

  private mutating func replace(_ shown: Entry) -> Change? {
    let old = entries[index]
    entries[index] = shown
    let isSame = old.address == shown.address && PlaceOutline(old.place) == PlaceOutline(shown.place)
    return isSame ? nil : .replace(shown.address, entry: first + index)
  }

  private mutating func go(to target: Int) -> Change {
    let distance = target - index
    index = target
    return .go(distance, entries[target].address, entry: first + target)
  }

  private mutating func push(_ shown: Entry) -> Change {
    entries.removeSubrange((index + 1)...)
    entries.append(shown)
    index += 1
    if entries.count > Self.capacity {
      entries.removeFirst()
      (first, index) = (first + 1, index - 1)
    }
    return .push(shown.address, entry: first + index)
  }

  /// Notes that the browser went to an entry, or to an address without one. Returns the effect on the app.
  mutating func visit(_ entry: Int?, address: String) -> Move {
    isUserActive = false
    hasOpenedAddress = false
    guard let entry, entries.indices.contains(entry - first) else {
      (first, entries, index) = (entry ?? first, [Entry(place: ScenePlace(), address: address)], 0)
      origin = nil
      return .address(address)
    }
    let target = entry - first
    let isBack = target <= index
    let (old, new) = (entries[index], entries[target])
    origin = index
    index = target
    // The app did not come back to a place of an earlier process, or shows it: the user goes on to the one before.
    let isLost = new.outline != nil || new.place == old.place && new.address == old.address
    if isBack, isLost, let there = entries[..<target].last(where: { $0.outline == nil && $0.place != old.place }) {
      return .place(there.place)
    }
    // Places that were left do not exist any more; an address may lead to the same content.
    guard new.outline == nil else { return .address(new.address) }
    return isBack && old.place != new.place || old.address == new.address ? .place(new.place) : .address(new.address)
  }
}
