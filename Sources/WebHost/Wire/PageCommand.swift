import RenderTree

/// A message to a page.
///
/// It is an object of JSON whose first member names its kind. The page's scripts have a handler for each kind, in tables
/// called `commands`.
enum PageCommand: Equatable, Sendable {
  /// A frame, as a whole or by its differences.
  ///
  /// - `handled`: the number of the tab's last input that the frame includes.
  /// - `asksForState`: true if the page is to say its state as at the beginning, because its scene was restored.
  case frame(PageMessage, handled: Int, asksForState: Bool)
  /// The input up to a number was handled without a change of the frame.
  case handled(Int)
  /// A change of the browser's history, the outline of the place, and the number of the last input that has led to it.
  case history(PageHistory.Change, place: PlaceOutline, at: Int)
  /// A text for the user's clipboard.
  case copy(String)
  /// A text to read aloud.
  case announce(String)
  /// An address that the browser opens outside of the page.
  case open(String)
  /// The address of a file that the user keeps under a name.
  case keep(String, name: String)
  /// A sentence for the user; empty to remove it.
  case notice(String)
  /// The app has closed the scene.
  case end
  /// The page is to be loaded again.
  case reload
  /// The scene is put into the store until the page is used.
  case idle
  /// The server shuts down.
  case bye

  /// The kinds of messages, by the names of their first members.
  enum Kind: String, CaseIterable, Sendable {
    case frame = "f"
    case handled = "a"
    case address, copy, announce, open, keep, notice, end, reload, idle, bye
  }

  /// The kind of the message.
  var kind: Kind {
    switch self {
    case .frame: .frame
    case .handled: .handled
    case .history: .address
    case .copy: .copy
    case .announce: .announce
    case .open: .open
    case .keep: .keep
    case .notice: .notice
    case .end: .end
    case .reload: .reload
    case .idle: .idle
    case .bye: .bye
    }
  }

  /// The message as a line of JSON.
  var json: String {
    switch self {
    case .frame(let message, let handled, let asksForState):
      object("\(message.frame)", ["\"a\":\(handled)"] + (asksForState ? ["\"r\":1"] : []) + message.members)
    case .handled(let number): object("\(number)")
    case .history(let change, let place, let number):
      history(change, ["\"at\":\(number)", "\"place\":\(JSONText.quoted(place.text))"])
    case .copy(let text): object(JSONText.quoted(text))
    case .announce(let text): object(JSONText.quoted(text))
    case .open(let address): object(JSONText.quoted(address))
    case .keep(let address, let name): object("[\(JSONText.quoted(address)),\(JSONText.quoted(name))]")
    case .notice(let sentence): object(JSONText.quoted(sentence))
    case .end, .reload, .idle, .bye: object("true")
    }
  }

  private func history(_ change: PageHistory.Change, _ others: [String]) -> String {
    switch change {
    case .push(let address, let entry): object(JSONText.quoted(address), others + ["\"entry\":\(entry)"])
    case .replace(let address, let entry):
      object(JSONText.quoted(address), others + ["\"entry\":\(entry)", "\"replaces\":true"])
    case .go(let distance, let address, let entry):
      object(JSONText.quoted(address), others + ["\"entry\":\(entry)", "\"go\":\(distance)"])
    case .turnBack(let distance, let address, let entry):
      object(JSONText.quoted(address), others + ["\"entry\":\(entry)", "\"go\":\(distance)", "\"gone\":true"])
    }
  }

  private func object(_ value: String, _ others: [String] = []) -> String {
    "{" + (["\"\(kind.rawValue)\":\(value)"] + others).joined(separator: ",") + "}"
  }
}
