import Expectations
import PergolaFoundation
import Testing

private final class Owner {}
private final class Counted {
  nonisolated(unsafe) static var living = 0
  init() { Self.living += 1 }
  deinit { Self.living -= 1 }
}

@Suite(.serialized) struct AssociatedObjectsTests {
  nonisolated(unsafe) private static var first: UInt8 = 0
  nonisolated(unsafe) private static var second: UInt8 = 0

  @Test("values are associated by object and key, and nil removes them")
  func values() {
    let (a, b) = (Owner(), Owner())
    objc_setAssociatedObject(a, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(a, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
    expectEqual(objc_getAssociatedObject(a, &Self.first) as? String, "one")
    expectEqual(objc_getAssociatedObject(a, &Self.second) as? Int, 2)
    #expect(objc_getAssociatedObject(b, &Self.first) == nil)
    objc_setAssociatedObject(a, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(a, &Self.first) == nil)
    objc_removeAssociatedObjects(a)
    #expect(objc_getAssociatedObject(a, &Self.second) == nil)
  }

  @Test("a value that is not kept alive is nil after its end, and a copy is another object")
  func policies() {
    let owner = Owner()
    var value: Counted? = Counted()
    objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.first) as? Counted === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &Self.first) as? Counted == nil)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &Self.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    expectEqual((objc_getAssociatedObject(owner, &Self.first) as? NSString).map { String(describing: $0) }, "a")
  }

  @Test("the values of objects that ended are released while others are set")
  func ends() {
    let before = Counted.living
    for _ in 0..<1000 {
      objc_setAssociatedObject(Owner(), &Self.first, Counted(), .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(Counted.living - before < 200)
  }

  @Test("a pool performs its closure and passes its result and its error on")
  func pool() {
    expectEqual(autoreleasepool { 3 }, 3)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.userCancelled) } }
  }
}
