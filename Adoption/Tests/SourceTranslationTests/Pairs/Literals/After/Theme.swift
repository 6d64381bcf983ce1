#sourceLocation(file: "Theme.swift", line: 1)
import UIKit

struct Theme {
  let icon = UIImage(imageLiteralResourceName: "icon")
  let tint = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  let manual = Bundle._main.url(forResource: "manual.pdf", withExtension: nil)!
}
