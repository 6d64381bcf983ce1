#if canImport(Dispatch)
import Dispatch
#endif
#sourceLocation(file: "PlotScreen.swift", line: 1)
import UIKit

public class PlotScreen: UIViewController, ObjectMembers {
  var log: [String] = []
@discardableResult func water(_ liters: Int, slowly: Bool = false) -> String { self._extension_PlotScreen_water(liters, slowly: slowly) }; var soil: String { self._extension_PlotScreen_soil }; func plain() { self._extension_PlotScreen_plain() }; 
#if (DEBUG)
open func open(_ season: Frost) { self._extension_PlotScreen_open(season) }
#endif
func setUp() { self._extension_PlotScreen_setUp() }; public class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("water:slowly:", PlotScreen.water(_:slowly:))); members.append(.property("soil", \PlotScreen.soil)); members.append(.method("plain", PlotScreen.plain)); 
#if (DEBUG)
members.append(.method("open:", PlotScreen.open(_:)))
#endif
members.append(.method("setUp", PlotScreen.setUp)); return members }; 
#sourceLocation(file: "PlotScreen.swift", line: 5)
}

class RoseScreen: PlotScreen {
  override func water(_ liters: Int, slowly: Bool = true) -> String { super.water(liters) + "rose" }
  override var soil: String { "loam" }
  override func setUp() { super.setUp() }
override func viewDidLoad() { self._extension_RoseScreen_viewDidLoad() }; }

let afterPlotScreen = #line
