import UIKit

public class PlotScreen: UIViewController {
  var log: [String] = []
}

class RoseScreen: PlotScreen {
  override func water(_ liters: Int, slowly: Bool = true) -> String { super.water(liters) + "rose" }
  override var soil: String { "loam" }
  override func setUp() { super.setUp() }
}

let afterPlotScreen = #line
