/// What a key does now.
struct KeyAction {
  /// In a few words, as a list of keys says it: "scroll by a page".
  let meaning: String
  let perform: @MainActor () -> Void

  init(_ meaning: String, _ perform: @escaping @MainActor () -> Void) {
    self.meaning = meaning
    self.perform = perform
  }
}
