#sourceLocation(file: "Platform.swift", line: 1)
import Foundation
#if false
  import AppKit
#elseif true || false
  import UIKit
#endif

func platform() -> String {
  #if true && !false
    return "iOS"
  #elseif canImport(AppKit)
    return "macOS"
  #else
    return "other"
  #endif
}

#if true && canImport(UIKit)
  let isSimulator = true
#else
  let isSimulator = false
#endif
