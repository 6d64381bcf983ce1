import Expectations
import Foundation
import PergolaOS
import PergolaSystem
import Testing

@Suite("Signposts")
struct SignpostTests {
  private let signposter = OSSignposter(subsystem: "com.example.fruit", category: .pointsOfInterest)

  @Test("An interval is a begin and an end with one name and one number")
  func interval() {
    let written = entries {
      let id = signposter.makeSignpostID()
      let state = signposter.beginInterval("Ripen", id: id, "\(3) pears")
      signposter.emitEvent("Pick", id: id)
      signposter.endInterval("Ripen", state, "done")
    }
    expectEqual(written.map { $0.signpost?.type }, [.begin, .event, .end])
    expectEqual(written.map { $0.signpost?.name }, ["Ripen", "Pick", "Ripen"])
    expectEqual(Set(written.map { $0.signpost?.id }).count, 1)
    expectEqual(written.map(\.message), ["3 pears", "", "done"])
    expectEqual(written[0].category, "PointsOfInterest")
  }

  @Test("An interval that is ended twice logs a fault")
  func endedTwice() {
    let written = entries {
      let state = signposter.beginInterval("Ripen")
      signposter.endInterval("Ripen", state)
      signposter.endInterval("Ripen", state)
    }
    expectEqual(written.map(\.level), [.default, .default, .fault])
    expectEqual(written[2].message, "The interval Ripen has been ended before.")
  }

  @Test("A task runs between the signposts of its interval, and they are written when it throws")
  func task() {
    struct Stop: Error {}
    let written = entries {
      expectEqual(signposter.withIntervalSignpost("Count") { 3 }, 3)
      #expect(throws: Stop.self) { try signposter.withIntervalSignpost("Stop") { throw Stop() } }
    }
    expectEqual(written.map { $0.signpost?.type }, [.begin, .end, .begin, .end])
  }

  @Test("Signposts of C's function have a text, and the exclusive number by default")
  func function() {
    let log = OSLog(subsystem: "com.example.fruit", category: .pointsOfInterest)
    let written = entries {
      os_signpost(.begin, log: log, name: "Load")
      os_signpost(.event, log: log, name: "Step", "%d of %d", 1, 2)
      os_signpost(.end, log: log, name: "Load", signpostID: .exclusive, "\(2) loaded")
      os_signpost(.event, log: log, name: "None", signpostID: .invalid)
    }
    expectEqual(written.map(\.message), ["", "1 of 2", "2 loaded"])
    expectEqual(Set(written.map { $0.signpost?.id }), [.exclusive])
    expectEqual(OSSignpostID.exclusive.rawValue, 0xEEEE_B0B5_B2B2_EEEE)
  }

  @Test("A disabled log takes no signposts")
  func disabled() {
    #expect(!OSSignposter.disabled.isEnabled)
    #expect(entries { OSSignposter.disabled.emitEvent("None") }.isEmpty)
    expectEqual(OSSignposter.disabled.makeSignpostID(), .null)
  }

  @Test("The number of an object is the same each time, and a state is coded with its number")
  func identity() throws {
    let object = NSObject()
    expectEqual(signposter.makeSignpostID(from: object), signposter.makeSignpostID(from: object))
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    let data = try JSONEncoder().encode(OSSignpostIntervalState.beginState(id: OSSignpostID(7)))
    let state = try JSONDecoder().decode(OSSignpostIntervalState.self, from: data)
    expectEqual(entries { signposter.endInterval("Ripen", state) }.map { $0.signpost?.id }, [OSSignpostID(7)])
  }
}
