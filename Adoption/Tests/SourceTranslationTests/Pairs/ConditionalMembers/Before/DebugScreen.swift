import UIKit

class DebugScreen: UIViewController {
  #if DEBUG
    @objc func dump() {}
  #elseif os(macOS)
    @objc func print() {}
  #else
    @objc func log() {}
  #endif
  #if os(iOS)
    @objc func share() {}
  #endif
}

let afterDebugScreen = #line
