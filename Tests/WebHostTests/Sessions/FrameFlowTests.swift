#if Web
  import Expectations
  import Testing

  @testable import WebHost

  @Suite struct FrameFlowTests {
    /// The actions that follow events, one a word; a dash for none.
    private func words(_ flow: inout FrameFlow, _ events: FrameFlow.Event...) -> String {
      events.map { event in
        switch flow.handle(event) {
        case .encode(let wholeTree, let asks): (wholeTree ? "tree" : "patches") + (asks ? "?" : "")
        case .tellHandled: "handled"
        case nil: "-"
        }
      }
      .joined(separator: " ")
    }

    @Test("changes during an encoding are one frame after it")
    func joining() {
      var flow = FrameFlow(showing: 1)
      expectEqual(words(&flow, .connected(again: false), .changed, .changed, .changed), "- patches - -")
      expectEqual(words(&flow, .encoded(tellsEdits: false), .encoded(tellsEdits: false)), "patches -")
    }

    @Test("nothing is encoded without a stream")
    func disconnected() {
      var flow = FrameFlow(showing: 1)
      expectEqual(words(&flow, .changed, .connected(again: false)), "- patches")
      expectEqual(words(&flow, .disconnected, .encoded(tellsEdits: false), .changed), "- - -")
    }

    @Test("an edit is told with the frame that has it, or alone after it")
    func edits() {
      var flow = FrameFlow(showing: 1)
      expectEqual(words(&flow, .connected(again: false), .edited, .encoded(tellsEdits: false)), "- patches handled")
      expectEqual(words(&flow, .changed, .edited, .encoded(tellsEdits: true)), "patches - patches")
      expectEqual(words(&flow, .encoded(tellsEdits: true), .outputChanged), "- -")
    }

    @Test("a page that asks for the whole tree gets it next")
    func tree() {
      var flow = FrameFlow(showing: 1)
      expectEqual(words(&flow, .connected(again: false), .treeNeeded, .encoded(tellsEdits: false)), "- tree -")
    }

    @Test("the page of a restored scene is asked for its state once")
    func restored() {
      var flow = FrameFlow(showing: 0)
      expectEqual(words(&flow, .restored, .connected(again: false)), "- tree?")
      let answers = [flow.noteOpening(), flow.noteOpening()]
      expectEqual(answers, [true, false])
      expectEqual(words(&flow, .encoded(tellsEdits: false), .treeNeeded), "- tree")
    }

    @Test("a page that connects again is told what was handled, although nothing has changed")
    func again() {
      var flow = FrameFlow(showing: 1)
      expectEqual(words(&flow, .connected(again: true), .encoded(tellsEdits: false)), "patches handled")
    }

    @Test("a page in the background gets no frames, and the newest one when it comes back")
    func background() {
      var flow = FrameFlow(showing: 1)
      flow.output.isVisible = false
      expectEqual(words(&flow, .connected(again: false), .changed), "- -")
      flow.output.isVisible = true
      expectEqual(words(&flow, .outputChanged), "patches")
    }
  }
#endif
