#sourceLocation(file: "Fountain.swift", line: 1)
import UIKit

public class Fountain: UIView {public override func endEditing(_ force: Bool) -> Bool { self._extension_Fountain_endEditing(force) }; public override var isHidden: Bool { get { self._extension_Fountain_isHidden } set { self._extension_Fountain_isHidden = newValue } }; }

public extension Fountain {
           func _extension_Fountain_endEditing(_ force: Bool) -> Bool { force }
           var _extension_Fountain_isHidden: Bool {
    get { false }
    set {}
  }
}

let afterFountain = #line
