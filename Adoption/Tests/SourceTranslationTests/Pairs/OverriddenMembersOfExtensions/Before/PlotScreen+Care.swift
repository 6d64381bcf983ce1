import Dispatch
import UIKit

public typealias Frost = Int

extension PlotScreen {
  @discardableResult
  @objc func water(_ liters: Int, slowly: Bool = false) -> String {
    log.append("\(liters)")
    return "water"
  }

  @objc var soil: String { "sand" }

  @objc func plain() {}

  #if DEBUG
    @objc open func open(_ season: Frost) {}
  #endif
}

@objc extension PlotScreen {
  func setUp() { log = [] }
}

let afterCare = #line
