#sourceLocation(file: "Rows.swift", line: 1)
internal import RegexBuilder
import UIKit

#if canImport(SwiftUI)
  import SwiftUI
  @_spi(Garden) import GardenTools
#endif

func rows() -> [IndexPath] { [] }

let afterRows = #line
