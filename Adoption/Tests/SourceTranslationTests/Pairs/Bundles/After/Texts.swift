#sourceLocation(file: "Texts.swift", line: 1)
import UIKit

class Texts: NSObject {
  let title = NSLocalizedString("title", bundle: Bundle._main, comment: "The title")
  let other = NSLocalizedString("other", tableName: "Other", bundle: ._main, value: "", comment: "")
  let path = Bundle._main.path(forResource: "a", ofType: "txt")
  let version = Foundation.Bundle._main.infoDictionary
  lazy var own = Bundle._containing(     type(of: self))
  let fixed = Bundle._containing(     Texts.self)
  let queue = DispatchQueue.main
}
