#sourceLocation(file: "PlotScreen+Care.swift", line: 1)
import Dispatch
import UIKit

public typealias Frost = Int

extension PlotScreen {
  @discardableResult
        func _extension_PlotScreen_water(_ liters: Int, slowly: Bool = false) -> String {
    log.append("\(liters)")
    return "water"
  }

        var _extension_PlotScreen_soil: String { "sand" }

        func _extension_PlotScreen_plain() {}

  #if DEBUG
               func _extension_PlotScreen_open(_ season: Frost) {}
  #endif
}

      extension PlotScreen {
  func _extension_PlotScreen_setUp() { log = [] }
}

let afterCare = #line
