#if Web
  import Expectations
  import SeededRandomness
  import Testing

  @testable import WebHost

  @Suite("Messages that a page may not have received")
  struct SceneOutputTests {
    @Test("the eleventh frame waits for an acknowledgement")
    func window() {
      var output = SceneOutput(showing: 1)
      for frame in 2...11 {
        #expect(output.acceptsFrame)
        output.append("\(frame)", frame: frame, id: nil)
      }
      #expect(!output.acceptsFrame)
      output.acknowledge(5)
      #expect(output.acceptsFrame)
      expectEqual(output.messages.map(\.text), ["6", "7", "8", "9", "10", "11"])
    }

    @Test("an acknowledgement of frames that were never sent counts as the last that was")
    func hostile() {
      var output = SceneOutput(showing: 1)
      output.append("2", frame: 2, id: nil)
      output.acknowledge(.max)
      expectEqual(output.acknowledgedFrame, 2)
      output.acknowledge(-5)
      expectEqual(output.acknowledgedFrame, 2)
    }

    @Test("a page that is loaded while messages are under way needs no tree")
    func opening() {
      var output = SceneOutput(showing: 1)
      output.append("2", frame: 2, id: EventID(line: 1, number: 1))
      output.open(showing: 1, isConnected: true)
      #expect(!output.needsTree)
      output.open(showing: 1, isConnected: false)
      #expect(output.needsTree)
    }

    @Test("messages that went to another stream are sent again")
    func otherStream() {
      var output = SceneOutput(showing: 1)
      output.append("2", frame: 2, id: EventID(line: 1, number: 1))
      output.append("3", frame: 3, id: EventID(line: 1, number: 2))
      var number = 10
      let again = output.resume(after: EventID(line: 2, number: 9)) {
        number += 1
        return EventID(line: 2, number: number)
      }
      expectEqual(again.map(\.text), ["2", "3"])
      expectEqual(again.map(\.id?.number), [11, 12])
    }

    @Test("more messages than are kept become a tree")
    func overflow() {
      var output = SceneOutput(showing: 1)
      for number in 0...SceneOutput.capacity { output.append("\(number)", frame: nil, id: nil) }
      #expect(output.messages.isEmpty)
      #expect(output.resume(after: nil) { EventID(line: 1, number: 1) }.isEmpty)
      #expect(output.needsTree)
    }

    @Test("a page gets every frame in order, however often its stream breaks", arguments: 1...20)
    func breaks(seed: Int) {
      var random = Randomness(seed: seed)
      var output = SceneOutput(showing: 1)
      // The page: the frame that it shows, the last event that it received, and what is under way to it.
      var shown = 1
      var last: EventID?
      var wire: [SceneOutput.Message] = []
      var line = 1
      var number = 0
      func makeID() -> EventID {
        number += 1
        return EventID(line: line, number: number)
      }
      for _ in 0..<300 {
        switch random.next(below: 6) {
        case 0, 1:
          guard output.acceptsFrame || output.needsTree else { continue }
          let isTree = output.needsTree
          output.beginTree()
          let frame = output.sentFrame + 1
          let message = SceneOutput.Message(id: makeID(), text: isTree ? "tree" : "\(frame - 1)", frame: frame)
          output.append(message.text, frame: frame, id: message.id)
          wire.append(message)
        case 2, 3:
          guard !wire.isEmpty else { continue }
          let message = wire.removeFirst()
          #expect(message.text == "tree" || Int(message.text) == shown, "seed \(seed)")
          shown = message.frame ?? shown
          last = message.id
        case 4: output.acknowledge(shown)
        default:
          // The stream breaks: what is under way is lost. Some browsers lose the last identity as well.
          wire = []
          if random.next(below: 3) == 0 {
            // A page that is loaded again says which frame it shows.
            line += 1
            wire = output.resume(after: nil, makeID: makeID)
            if wire.contains(where: { ($0.frame ?? 0) <= shown }) {
              output.open(showing: shown, isConnected: false)
              wire = []
            }
          } else {
            wire = output.resume(after: last, makeID: makeID)
          }
        }
      }
    }
  }
#endif
