#if Image
  import Expectations
  import Foundation
  import PergolaUIKit
  import RenderTree
  import Testing

  @testable import PergolaTesting

  @MainActor @Suite struct PictureSnapshotTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    let recording = SnapshotRecording.all
    let comparing = SnapshotRecording.never

    var reference: SnapshotReference {
      SnapshotReference(
        filePath: folder.appendingPathComponent("SomeTests.swift").path, function: "shows()", name: nil,
        pathExtension: Snapshot.png.pathExtension)
    }

    func check(_ picture: Data, _ recording: SnapshotRecording) throws -> SnapshotOutcome {
      try reference.check(picture, recording: recording, compare: Snapshot.png.compare)
    }

    func failure(_ picture: Data) throws -> SnapshotFailure? {
      guard case .failed(let failure) = try check(picture, comparing) else { return nil }
      return failure
    }

    /// A screen with a text and a coloured box.
    func driver(_ text: String = "Fuji", box: CGRect = CGRect(x: 10, y: 60, width: 30, height: 30)) -> Driver {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      let view = UIView(frame: box)
      view.backgroundColor = .systemRed
      controller.view.addSubview(label)
      controller.view.addSubview(view)
      return Driver(showing: controller, size: CGSize(width: 100, height: 100), textEngine: .system)
    }

    @Test("a recorded picture equals the same screen's next picture")
    func recordsAndCompares() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = try Snapshot.png.take(driver())
      guard case .passed(nil) = try check(picture, recording) else {
        Issue.record("recording failed")
        return
      }
      try expectEqual(Data(contentsOf: reference.url), picture)
      guard case .passed(nil) = try check(Snapshot.png.take(driver()), comparing) else {
        Issue.record("the same screen differs")
        return
      }
    }

    @Test("a box half a point wider is reported with three pictures, and with one that has all of them")
    func onePixelWider() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      _ = try check(Snapshot.png.take(driver()), recording)
      let wider = CGRect(x: 10, y: 60, width: 30.5, height: 30)
      let failure = try #require(try failure(Snapshot.png.take(driver(box: wider))))
      #expect(failure.finding.contains("60 of 40000 pixels differ, in columns 80 to 80 and rows 120 to 179"))
      #expect(failure.finding.contains("pixel by pixel"))
      expectEqual(failure.attachments.map(\.role), ["expected", "actual", "difference", "comparison"])
      #expect(failure.attachments.prefix(3).allSatisfy { Bitmap(png: $0.data)?.pixelWidth == 200 })
      let all = try #require(failure.attachments.last.flatMap { Bitmap(png: $0.data) })
      #expect(all.pixelWidth > 600)
    }

    @Test("a broken or wrongly sized reference names the expected picture")
    func badReferences() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = try Snapshot.png.take(driver())
      for (broken, words) in [
        (Data("text".utf8), "it is not a PNG file"), (Data(), "it is empty"),
        (picture.prefix(picture.count / 2), "it is cut off"),
      ] {
        _ = try check(broken, recording)
        let failure = try #require(try failure(picture))
        #expect(failure.finding.contains(words))
        #expect(failure.finding.contains("A PNG file was expected"))
      }
      _ = try check(driver().png(scale: 1), recording)
      try expectEqual(failure(picture)?.finding.contains("has 200 x 200 pixels; 100 x 100 were expected"), true)
    }

    @Test("all combinations of appearances and sizes are compared, then restored")
    func combinations() async throws {
      let driver = driver()
      let before = try driver.png()
      try await assertSnapshots(
        driver, as: .png, sizes: [CGSize(width: 100, height: 100), CGSize(width: 60, height: 100)],
        appearances: [.light, .dark], contentSizes: [.large])
      try await assertSnapshots(driver, as: .png, contentSizes: [.extraSmall, .extraExtraLarge], named: "texts")
      try expectEqual(driver.png(), before)
    }

    @Test("a picture can be attached to a test by name")
    func attachment() throws {
      let driver = driver()
      let image = driver.connection.perform {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
          $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
      }
      let attachment = Attachment(image, named: "badge")
      let file = try attachment.withUnsafeBytes { Data($0) }
      #expect(Bitmap(png: file)?.pixelHeight ?? 0 >= 3)
      expectEqual(attachment.attachableValue.size, CGSize(width: 4, height: 3))
      #expect(throws: UIImageAttachmentError.self) { try Attachment(UIImage()).withUnsafeBytes { Data($0) } }
    }
  }
#endif
