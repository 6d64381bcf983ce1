import UIKit

struct Theme {
  let icon = #imageLiteral(resourceName: "icon")
  let tint = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  let manual = #fileLiteral(resourceName: "manual.pdf")
}
