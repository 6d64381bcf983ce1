import ToolServer

/// The tools of `pergola mcp`.
public enum AgentTools {
  /// Returns all tools of a project.
  ///
  /// - Parameter command: The path of the command `pergola`.
  public static func all(of project: Project, _ store: SessionStore, by command: String) -> [Tool] {
    ProjectTools(project, store: store, command: command).all + SessionTools(project, store: store).all
  }

  /// The server's name, and its advice to the model.
  public static func information(version: String) -> ToolServer.Information {
    ToolServer.Information(
      name: "pergola", version: version,
      instructions: """
        Pergola builds, runs and tests iOS apps (UIKit, SwiftUI) on Linux. Build the project, then launch an app and use it: \
        screen shows what is visible, and tap, type, swipe, scroll, press, drag and open act as a user does and answer with \
        what changed. Name elements by their visible text, or by the name at the beginning of their line, such as e12. Launch \
        again after a build. record writes what you did as a test; test runs it.
        """)
  }
}
