import UIKit

@IBDesignable
@objcMembers
class Planter: UIView {
  var name = "Planter"
  @IBInspectable var cornerRadius: CGFloat = 4
  @nonobjc func water() {}
  func empty(_ amount: Int) -> Bool { amount > 0 }
  private func hidden() {}
  static let shared = Planter()
}

@objc(PGRSoil) class Soil: NSObject {
  @objc(loosenTo:) func loosen(depth: Int) {}
  @objc(isWet) var wet: Bool { @objc(isWet) get { true } }
  @objc init(kind: String) {}
}

@objc enum Season: Int { case spring, summer }
