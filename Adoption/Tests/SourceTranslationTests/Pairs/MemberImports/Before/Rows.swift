internal import RegexBuilder
import UIKit.UIGestureRecognizerSubclass

#if canImport(SwiftUI)
  import SwiftUI
  @_spi(Garden) import GardenTools
#endif

func rows() -> [IndexPath] { [] }

let afterRows = #line
