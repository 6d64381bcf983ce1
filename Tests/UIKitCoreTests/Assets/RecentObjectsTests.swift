import Expectations
import Testing

@testable import UIKitCore

@Suite struct RecentObjectsTests {
  private final class Thing {}

  @Test("objects stay while they are in use; others up to the total cost, the most recently used ones")
  func keeping() {
    var objects = RecentObjects<Int, Thing>(mostCost: 10)
    let used = Thing()
    objects.add(used, cost: 4, for: 0)
    for key in 1...3 { objects.add(Thing(), cost: 4, for: key) }
    #expect(objects.object(0) === used)
    // The use of 0 keeps it, so that 2 goes.
    #expect(objects.object(2) == nil)
    #expect(objects.object(3) != nil)
    #expect(objects.object(1) == nil)
  }

  @Test("an object that costs more than the total stays only while it is in use")
  func large() {
    var objects = RecentObjects<Int, Thing>(mostCost: 10)
    var thing: Thing? = Thing()
    if let thing { objects.add(thing, cost: 11, for: 0) }
    #expect(objects.object(0) === thing)
    thing = nil
    #expect(objects.object(0) == nil)
  }
}
