import UIKitCore

/// A view that records its touches.
package final class TouchRecorder: UIView {
  package var calls: [String] = []

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began \(touches.first?.tapCount ?? 0)")
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
}
