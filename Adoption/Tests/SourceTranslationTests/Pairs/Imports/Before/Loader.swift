import CoreGraphics
import Foundation
import QuartzCore
import UIKit.UIGestureRecognizerSubclass

func load(_ url: URL) -> URLRequest { URLRequest(url: url) }
