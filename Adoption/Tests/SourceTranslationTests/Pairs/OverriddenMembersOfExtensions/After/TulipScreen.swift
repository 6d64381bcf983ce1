#if canImport(Dispatch)
import Dispatch
#endif
#sourceLocation(file: "TulipScreen.swift", line: 1)
import UIKit

class TulipScreen: RoseScreen {override func setUp() { self._extension_TulipScreen_setUp() }; override func viewDidLoad() { self._extension_TulipScreen_viewDidLoad() }; }

extension TulipScreen {
           func _extension_TulipScreen_setUp() { super.setUp() }
           func _extension_TulipScreen_viewDidLoad() { super.viewDidLoad() }
}

extension RoseScreen {
           func _extension_RoseScreen_viewDidLoad() { super.viewDidLoad() }
}

private final class PansyScreen: PlotScreen { override func plain() {} }

let afterTulipScreen = #line
