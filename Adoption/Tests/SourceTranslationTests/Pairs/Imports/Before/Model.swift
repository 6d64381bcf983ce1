import Foundation

class Model: NSObject {
  @objc func changed() {}
}
