/// The Swift file that a module with fences gets: what stands in the place of fenced parts.
public enum FenceSupport {
  /// The name of the file.
  public static let name = "_PergolaFences.swift"

  /// The content of the file.
  public static let text = """
    import Foundation

    #if canImport(SwiftUI)
      import SwiftUI
    #endif

    /// Ends the program in the place of a body that needs something that is missing.
    nonisolated func _fenceTrap(_ reason: String, file: StaticString = #file, line: UInt = #line) -> Never {
      fatalError("fenced: \\(reason)", file: file, line: line)
    }

    /// Ends the program in the place of a value.
    nonisolated func _fenceValue<Value>(_ reason: String, file: StaticString = #file, line: UInt = #line) -> Value {
      fatalError("fenced: \\(reason)", file: file, line: line)
    }

    /// Says once that a part is left out. With PERGOLA_STRICT_FENCES in the environment it ends the program.
    nonisolated func _fenceNote(_ reason: String, file: StaticString = #file, line: UInt = #line) {
      if ProcessInfo.processInfo.environment["PERGOLA_STRICT_FENCES"] != nil {
        fatalError("fenced: \\(reason)", file: file, line: line)
      }
      _FenceNotes.shared.add("\\(file):\\(line): left out: \\(reason)\\n")
    }

    /// Says once that the only statement of a closure without a result is left out.
    nonisolated func _fenceResult(
      _ reason: String, _ used: Any?..., file: StaticString = #file, line: UInt = #line
    ) {
      _fenceNote(reason, file: file, line: line)
    }

    /// Ends the program in the place of the result of a closure's only statement.
    @_disfavoredOverload
    nonisolated func _fenceResult<Result>(
      _ reason: String, _ used: Any?..., file: StaticString = #file, line: UInt = #line
    ) -> Result {
      _fenceValue(reason, file: file, line: line)
    }

    /// The value of a local name whose own value is left out. Nothing can be done with it.
    struct _FencedLocal: Sendable {}

    /// Says once that the value of a local name is left out.
    nonisolated func _fencedLocal(_ reason: String, file: StaticString = #file, line: UInt = #line) -> _FencedLocal {
      _fenceNote(reason, file: file, line: line)
      return _FencedLocal()
    }

    /// The notes that were written.
    private nonisolated final class _FenceNotes: @unchecked Sendable {
      static let shared = _FenceNotes()
      private let lock = NSLock()
      private var written: Set<String> = []

      func add(_ note: String) {
        lock.lock()
        defer { lock.unlock() }
        if written.insert(note).inserted { FileHandle.standardError.write(Data(note.utf8)) }
      }
    }

    #if canImport(SwiftUI)
      /// A box that shows the reason, in the place of a view.
      struct _FencedView: SwiftUI.View {
        private let reason: String

        nonisolated init(_ reason: String, file: StaticString = #file, line: UInt = #line) {
          self.reason = reason
          _fenceNote(reason, file: file, line: line)
        }

        var body: some SwiftUI.View {
          SwiftUI.Text(verbatim: reason).font(.footnote).padding(8).border(SwiftUI.Color.orange)
        }
      }

      /// The content of a view that is left out, which its closure makes.
      struct _FencedContainer<Content: SwiftUI.View>: SwiftUI.View {
        private let content: Content

        nonisolated init(
          _ reason: String, file: StaticString = #file, line: UInt = #line,
          @SwiftUI.ViewBuilder content: () -> Content
        ) {
          self.content = content()
          _fenceNote(reason, file: file, line: line)
        }

        var body: some SwiftUI.View { content }
      }

      extension SwiftUI.View {
        /// Says once that a modifier is left out.
        nonisolated func _fenceNote(_ reason: String, file: StaticString = #file, line: UInt = #line) -> Self {
          _notedFence(reason, file: file, line: line)
          return self
        }
      }

      extension SwiftUI.Scene {
        /// Says once that a modifier is left out.
        nonisolated func _fenceNote(_ reason: String, file: StaticString = #file, line: UInt = #line) -> Self {
          _notedFence(reason, file: file, line: line)
          return self
        }
      }

      private nonisolated func _notedFence(_ reason: String, file: StaticString, line: UInt) {
        _fenceNote(reason, file: file, line: line)
      }
    #endif

    """
}
