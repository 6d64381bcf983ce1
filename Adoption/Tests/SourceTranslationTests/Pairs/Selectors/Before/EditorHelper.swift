import Foundation

class EditorHelper: NSObject {
  @objc func help() {}
  @objc func help(with topic: String) {}
  @objc @MainActor func show() {}
}
