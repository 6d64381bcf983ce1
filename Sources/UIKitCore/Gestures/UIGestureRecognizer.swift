import Foundation

/// Something that finds a gesture in touches.
@MainActor
open class UIGestureRecognizer: NSObject {}
