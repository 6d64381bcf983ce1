import UIKit

class TulipScreen: RoseScreen {}

extension TulipScreen {
  override func setUp() { super.setUp() }
  override func viewDidLoad() { super.viewDidLoad() }
}

extension RoseScreen {
  override func viewDidLoad() { super.viewDidLoad() }
}

private final class PansyScreen: PlotScreen { override func plain() {} }

let afterTulipScreen = #line
