import Foundation
#if os(macOS)
  import AppKit
#elseif os(iOS) || os(tvOS)
  import UIKit
#endif

func platform() -> String {
  #if os(iOS) && !targetEnvironment(macCatalyst)
    return "iOS"
  #elseif canImport(AppKit)
    return "macOS"
  #else
    return "other"
  #endif
}

#if targetEnvironment(simulator) && canImport(QuartzCore)
  let isSimulator = true
#else
  let isSimulator = false
#endif
