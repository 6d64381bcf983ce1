import Expectations
import Testing

@testable import UIKitCore

@Suite struct RecentObjectsTests {
  private final class Thing {}

  @Test("objects stay while they are in use; of others that cost too much, the most recently used half stays")
  func keeping() {
    var objects = RecentObjects<Int, Thing>(mostCost: 10)
    let used = Thing()
    objects.add(used, cost: 2, for: 0)
    for key in 1...4 { objects.add(Thing(), cost: 2, for: key) }
    #expect(objects.object(1) != nil)
    objects.add(Thing(), cost: 2, for: 5)
    // The use of 1 keeps it.
    for key in 2...4 { #expect(objects.object(key) == nil) }
    for key in [0, 1, 5] { #expect(objects.object(key) != nil) }
    #expect(objects.object(0) === used)
  }

  @Test("an object that costs more than half of the total stays when it was added last")
  func last() {
    var objects = RecentObjects<Int, Thing>(mostCost: 10)
    objects.add(Thing(), cost: 8, for: 0)
    objects.add(Thing(), cost: 8, for: 1)
    #expect(objects.object(0) == nil)
    #expect(objects.object(1) != nil)
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
