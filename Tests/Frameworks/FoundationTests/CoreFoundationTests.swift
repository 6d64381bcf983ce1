import Expectations
import PergolaFoundation
import Testing

@Suite struct CoreFoundationTests {
  @Test("types of Core Foundation are Foundation's classes")
  func types() {
    let query: [CFString: Any] = ["class" as CFString: kCFBooleanTrue as Any]
    let dictionary = query as CFDictionary
    expectEqual(CFDictionaryGetCount(dictionary), 1)
    #expect(CFBooleanGetValue(kCFBooleanTrue) && !CFBooleanGetValue(kCFBooleanFalse))
    #expect(CFEqual("a" as CFString, "a" as CFString))
    expectEqual(CFHash("a" as CFString), CFHash("a" as CFString))
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 1)
  }

  @Test("a notification of Darwin reaches the observers of its name in this process")
  func notifications() async {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    nonisolated(unsafe) let box = Unmanaged.passRetained(Received())
    CFNotificationCenterAddObserver(
      center, box.toOpaque(),
      { _, observer, name, _, _ in
        guard let observer, let name else { return }
        Unmanaged<Received>.fromOpaque(observer).takeUnretainedValue().names.append(String(describing: name.rawValue))
      }, "saved" as CFString, nil, .deliverImmediately)
    let name = CFNotificationName("saved" as CFString)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterPostNotification(center, CFNotificationName("other" as CFString), nil, nil, true)
    await Task { @MainActor in }.value
    await MainActor.run { expectEqual(box.takeUnretainedValue().names, ["saved"]) }
    CFNotificationCenterRemoveEveryObserver(center, box.toOpaque())
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    await MainActor.run { expectEqual(box.takeUnretainedValue().names, ["saved"]) }
    box.release()
  }

  private final class Received { var names: [String] = [] }

  @Test("values of geometry")
  func geometry() {
    expectEqual(
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
    expectEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue, CGSize(width: 1, height: 2))
  }
}
