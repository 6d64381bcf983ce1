import UIKit

class Texts: NSObject {
  let title = NSLocalizedString("title", comment: "The title")
  let other = NSLocalizedString("other", tableName: "Other", bundle: .main, value: "", comment: "")
  let path = Bundle.main.path(forResource: "a", ofType: "txt")
  let version = Foundation.Bundle.main.infoDictionary
  lazy var own = Bundle(for: type(of: self))
  let fixed = Bundle(for: Texts.self)
  let queue = DispatchQueue.main
}
