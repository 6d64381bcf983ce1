import UIKit

public class Fountain: UIView {}

public extension Fountain {
  override func endEditing(_ force: Bool) -> Bool { force }
  override var isHidden: Bool {
    get { false }
    set {}
  }
}

let afterFountain = #line
