import ArgumentParser

// The subcommands that use an app. Their options are the parameters of the tools.

/// The subcommand `launch`.
struct Launch: ToolCommand {
  static let tool = "launch"
  static let abstract = "Builds an app, launches it or one of its previews, and keeps it for the commands below."
  static let positions: [String] = ["app"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `screen`.
struct ScreenCommand: ToolCommand {
  static let tool = "screen"
  static let abstract = "Shows the screen: an outline, JSON, text, a picture, or the changes."
  static let positions: [String] = ["as"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `tap`.
struct Tap: ToolCommand {
  static let tool = "tap"
  static let abstract = "Taps an element."
  static let positions: [String] = ["element"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `type`.
struct TypeText: ToolCommand {
  static let tool = "type"
  static let abstract = "Types a text, into a field or where the app is edited."
  static let positions: [String] = ["text", "element"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `swipe`.
struct Swipe: ToolCommand {
  static let tool = "swipe"
  static let abstract = "Swipes over an element."
  static let positions: [String] = ["element", "direction"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `scroll`.
struct Scroll: ToolCommand {
  static let tool = "scroll"
  static let abstract = "Scrolls."
  static let positions: [String] = ["dy", "dx"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `press`.
struct Press: ToolCommand {
  static let tool = "press"
  static let abstract = "Presses a key."
  static let positions: [String] = ["key"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `drag`.
struct Drag: ToolCommand {
  static let tool = "drag"
  static let abstract = "Drags an element to another."
  static let positions: [String] = ["element", "to"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `open`.
struct OpenURL: ToolCommand {
  static let tool = "open"
  static let abstract = "Opens a URL in the running app."
  static let positions: [String] = ["url"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `answer`.
struct AnswerSystem: ToolCommand {
  static let tool = "answer"
  static let abstract = "Plays the user's answer to a question of the system."
  static let positions: [String] = ["question", "with"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `advance`.
struct Advance: ToolCommand {
  static let tool = "advance"
  static let abstract = "Advances the clock of animations."
  static let positions: [String] = ["seconds"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `logs`.
struct Logs: ToolCommand {
  static let tool = "logs"
  static let abstract = "Shows the lines that the app printed since the last time."
  static let positions: [String] = []

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `state`.
struct StateCommand: ToolCommand {
  static let tool = "state"
  static let abstract = "Shows the view controllers, the views, or SwiftUI's views."
  static let positions: [String] = ["of"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `snapshot`.
struct SnapshotCommand: ToolCommand {
  static let tool = "snapshot"
  static let abstract = "Keeps the screen under a name."
  static let positions: [String] = ["name"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `compare`.
struct Compare: ToolCommand {
  static let tool = "compare"
  static let abstract = "Compares the screen with a kept one."
  static let positions: [String] = ["name"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `record`.
struct RecordCommand: ToolCommand {
  static let tool = "record"
  static let abstract = "Prints the session as a test, or writes it into a file."
  static let positions: [String] = ["name", "file"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}

/// The subcommand `stop`.
struct Stop: ToolCommand {
  static let tool = "stop"
  static let abstract = "Ends the app."
  static let positions: [String] = ["session"]

  @Argument(parsing: .captureForPassthrough) var words: [String] = []
}
