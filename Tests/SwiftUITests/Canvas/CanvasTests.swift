#if Image
  import Combine
  import Expectations
  import Foundation
  import PergolaTesting
  import RenderTree
  import Testing
  @_spi(Toolkit) import UIKitCore

  @testable import SwiftUI

  @MainActor @Suite("Canvases")
  struct CanvasTests {
    private let area = CGSize(width: 60, height: 60)

    private func picture(_ view: some View) async throws -> Data {
      try await Showing(view.frame(width: area.width, height: area.height), size: area).driver.png(scale: 2)
    }

    private func drawn(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) async throws -> Data {
      try await picture(Canvas(renderer: draw))
    }

    /// Counts calls of a closure.
    @MainActor final class Counter { var count = 0 }

    @Test("a canvas takes all of the room, and 10 points where there is no end of it")
    func size() async {
      let showing = await Showing(Canvas { _, _ in })
      expectEqual(showing.size(in: CGSize(width: 70, height: 30)), CGSize(width: 70, height: 30))
      let scrolled = await Showing(ScrollView([.vertical, .horizontal]) { Canvas { _, _ in } })
      expectEqual(scrolled.views(DrawnView.self).first?.bounds.size, CGSize(width: 10, height: 10))
    }

    @Test("a filled path looks as a filled shape does, a stroked one as a shape with a line")
    func paths() async throws {
      let rect = CGRect(origin: .zero, size: area)
      try await expectEqual(
        drawn { context, _ in context.fill(Path(ellipseIn: rect), with: .color(.red)) }, picture(Ellipse().fill(.red)))
      try await expectEqual(
        drawn { context, size in
          context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 6)
        }, picture(Rectangle().stroke(.blue, lineWidth: 6)))
      try await expectEqual(
        drawn { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
        }, picture(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    }

    @Test("a transform, an opacity and a clip hold for what follows, and a copy has a state of its own")
    func state() async throws {
      try await expectEqual(
        drawn { context, _ in
          var inner = context
          inner.translateBy(x: 10, y: 20)
          inner.scaleBy(x: 2, y: 2)
          inner.opacity = 0.5
          inner.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
          context.fill(Path(CGRect(x: 50, y: 50, width: 10, height: 10)), with: .color(.blue))
        },
        picture(
          ZStack(alignment: .topLeading) {
            Color.clear
            Color.red.opacity(0.5).frame(width: 20, height: 20).offset(x: 10, y: 20)
            Color.blue.frame(width: 10, height: 10).offset(x: 50, y: 50)
          }))
      try await expectEqual(
        drawn { context, size in
          context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
        }, picture(Color.green.frame(width: 20, height: 20).offset(x: -10, y: -10)))
      try await expectEqual(
        drawn { context, size in
          context.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 30)), options: .inverse)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
        },
        picture(
          VStack(spacing: 0) {
            Color.clear; Color.green
          }))
    }

    @Test("a layer is drawn as a whole: overlapping shapes do not shine through")
    func layer() async throws {
      let left = Path(CGRect(x: 0, y: 0, width: 40, height: 60))
      let right = Path(CGRect(x: 20, y: 0, width: 40, height: 60))
      try await expectEqual(
        drawn { context, _ in
          context.opacity = 0.5
          context.drawLayer {
            $0.fill(left, with: .color(.red))
            $0.fill(right, with: .color(.red))
          }
        },
        drawn { context, size in
          context.opacity = 0.5
          context.drawLayer { $0.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        })
      let loose = try await drawn { context, _ in
        context.opacity = 0.5
        context.fill(left, with: .color(.red))
        context.fill(right, with: .color(.red))
      }
      try await #expect(loose != picture(Color.red.opacity(0.5)))
    }

    @Test("a clip to a layer shows what is drawn where the layer is")
    func clipToLayer() async throws {
      try await expectEqual(
        drawn { context, _ in
          context.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 60)), with: .color(.black)) }
          context.translateBy(x: -10, y: 0)
          context.fill(Path(CGRect(x: 0, y: 0, width: 80, height: 60)), with: .color(.red))
        },
        picture(
          HStack(spacing: 0) {
            Color.red; Color.clear
          }))
    }

    @Test("filters and blend modes change the pixels")
    func filters() async throws {
      let everything = Path(CGRect(origin: .zero, size: area))
      try await expectEqual(
        drawn { context, _ in
          context.addFilter(.grayscale(1))
          context.fill(everything, with: .color(.red))
        }, picture(Color.red.grayscale(1)))
      try await expectEqual(
        drawn { context, _ in
          context.fill(everything, with: .color(.yellow))
          context.blendMode = .multiply
          context.fill(everything, with: .color(.cyan))
        },
        picture(
          ZStack {
            Color.yellow
            Color.cyan.blendMode(.multiply)
          }.compositingGroup()))
    }

    @Test("a shadow and an opacity are those of a whole symbol, not of its parts")
    func wholeSymbol() async throws {
      let symbol = ZStack {
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 10, height: 10)
      }
      try await expectEqual(
        picture(
          Canvas { context, _ in
            context.opacity = 0.5
            context.resolveSymbol(id: 1).map { context.draw($0, at: CGPoint(x: 30, y: 30)) }
          } symbols: {
            symbol.tag(1)
          }),
        drawn { context, _ in
          context.opacity = 0.5
          context.drawLayer { $0.fill(Path(CGRect(x: 20, y: 20, width: 20, height: 20)), with: .color(.red)) }
        })
    }

    @Test("texts have their sizes and baselines, and are drawn at a point or in a rectangle")
    func texts() async throws {
      var sizes: [CGSize] = []
      var baselines: [CGFloat] = []
      let canvas = try await drawn { context, _ in
        let text = context.resolve(Text(verbatim: "ab"))
        sizes.append(text.measure(in: CGSize(width: 100, height: 100)))
        baselines = [text.firstBaseline(in: sizes[0]), text.lastBaseline(in: sizes[0])]
        context.draw(text, at: CGPoint(x: 30, y: 30))
      }
      let showing = await Showing(Text(verbatim: "ab"))
      expectEqual(sizes.first, showing.label?.bounds.size)
      expectEqual(baselines.first, baselines.last)
      #expect(baselines[0] > 0 && baselines[0] < sizes[0].height)
      try await expectEqual(canvas, picture(Text(verbatim: "ab")))
      try await expectEqual(
        drawn {
          $0.draw(Text(verbatim: "ab"), in: CGRect(x: 0, y: 0, width: 60, height: 60)); _ = $1
        },
        picture(Text(verbatim: "ab").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)))
      try await expectEqual(
        drawn { context, _ in
          var text = context.resolve(Text(verbatim: "ab"))
          text.shading = .color(.red)
          context.draw(text, at: CGPoint(x: 30, y: 30))
        }, picture(Text(verbatim: "ab").foregroundColor(.red)))
    }

    @Test("images are drawn in their sizes, and symbols in the foreground or a shading")
    func images() async throws {
      let star = Image(systemName: "star.fill")
      var size: CGSize?
      let small = try await drawn { context, _ in
        size = context.resolve(star).size
        context.draw(star, at: CGPoint(x: 30, y: 30))
      }
      try await #expect(small != picture(Color.clear))
      let view = await Showing(star).views(PictureView.self).first
      expectEqual(size, view?.sizeThatFits(.zero))
      try await expectEqual(
        drawn { context, _ in
          var image = context.resolve(star)
          image.shading = .color(.red)
          context.draw(image, in: CGRect(x: 0, y: 0, width: 60, height: 60))
        }, picture(star.resizable().foregroundColor(.red)))
    }

    @Test("symbols are views, found by their tags, and drawn as often as the canvas wants")
    func symbols() async throws {
      var unknown = false
      let canvas = try await picture(
        Canvas { context, _ in
          unknown = context.resolveSymbol(id: "b") == nil
          guard let symbol = context.resolveSymbol(id: "a") else { return }
          for x in stride(from: CGFloat(10), to: 60, by: 20) { context.draw(symbol, at: CGPoint(x: x, y: 30)) }
        } symbols: {
          Circle().fill(.red).frame(width: 10, height: 10).tag("a")
        })
      #expect(unknown)
      try await expectEqual(
        canvas,
        picture(HStack(spacing: 10) { ForEach(0..<3) { _ in Circle().fill(.red).frame(width: 10, height: 10) } }))
    }

    private struct Counting: View {
      @ObservedObject var model: ListModel<Int>
      let counter: Counter
      var body: some View {
        Canvas { [count = model.value] context, size in
          counter.count += 1
          context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat(count), height: size.height)), with: .color(.red))
        }
      }
    }

    @Test("a canvas is drawn once, and again when its value or its size has changed")
    func drawings() async {
      let (model, counter) = (ListModel(10), Counter())
      let driver = Driver(showing: UIHostingController(rootView: Counting(model: model, counter: counter)), size: area)
      await driver.settle()
      expectEqual(counter.count, 1)
      model.value = 20
      await driver.settle()
      expectEqual(counter.count, 2)
      await driver.resize(to: CGSize(width: 80, height: 60))
      await driver.settle()
      // Once for the traits, and once for the size.
      #expect((3...4).contains(counter.count))
    }

    @Test("a canvas with 10,000 marks has ten times the operations of one with 1,000, and is drawn once")
    func manyMarks() async throws {
      func operations(_ count: Int) async throws -> Int {
        let counter = Counter()
        let showing = await Showing(
          Canvas { context, _ in
            counter.count += 1
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 300, height: 300)))
            for number in 0..<count {
              var mark = context
              mark.translateBy(x: CGFloat(number % 100 + 1), y: CGFloat(number / 100))
              mark.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
            }
          })
        expectEqual(counter.count, 1)
        return try #require(showing.views(DrawnView.self).first?.drawing).operations.count
      }
      let few = try await operations(1000)
      try await expectEqual(operations(10_000), few * 10)
      #expect(few <= 6000)
    }

    private struct Endless: View {
      @ObservedObject var model: ListModel<Int>
      var body: some View {
        Canvas { _, _ in model.value += 1 }
          .id(model.value > -1)
          .opacity(model.value < 0 ? 0.5 : 1)
      }
    }

    @Test("a canvas that draws itself again for ever is stopped, with a message")
    func endless() async {
      let log = WarningLog()
      let model = ListModel(0)
      log.keep {
        let driver = Driver(showing: UIHostingController(rootView: Endless(model: model)), size: area)
        _ = driver.text
      }
      #expect(model.value < 1000)
      expectEqual(log.messages.contains { $0.hasPrefix("A cycle of updates was stopped") }, true)
    }

    @Test("bad numbers draw nothing")
    func badNumbers() async throws {
      try await expectEqual(
        drawn { context, _ in
          var broken = context
          broken.translateBy(x: .nan, y: .infinity)
          broken.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
          broken = context
          broken.opacity = -1
          broken.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
          context.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red), lineWidth: .nan)
        }, picture(Color.clear))
    }
  }
#endif
