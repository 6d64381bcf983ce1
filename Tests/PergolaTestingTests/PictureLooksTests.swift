#if Image
  import Foundation
  import PergolaUIKit
  import Testing

  @testable import PergolaTesting

  /// Recorded pictures of drawn views, checked by eye when they were recorded.
  @MainActor @Suite struct PictureLooksTests {
    func driver(_ height: CGFloat, _ fill: @MainActor (UIView) -> Void) -> Driver {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      fill(controller.view)
      return Driver(showing: controller, size: CGSize(width: 320, height: height), textEngine: .system)
    }

    @Test("texts look as recorded in several scripts, weights and styles")
    func scripts() throws {
      let texts = [
        "The quick brown fox, AVATAR, 1234", "Ελληνικά, Русский, Tiếng Việt", "العربية من اليمين (1234) إلى اليسار",
        "עברית מימין לשמאל, with English", "हिन्दी में लिखा हुआ", "ภาษาไทย ตัวอย่าง", "日本語と漢字、中文、한국어", "Emoji 👍🏽 👩‍👩‍👧 🎉",
      ]
      let driver = driver(460) { view in
        var y: CGFloat = 8
        @MainActor func add(_ text: String, _ font: UIFont, lines: Int = 1) {
          let label = UILabel(frame: CGRect(x: 12, y: y, width: 296, height: 26 * CGFloat(lines)))
          label.text = text
          label.font = font
          label.numberOfLines = lines
          view.addSubview(label)
          y += 26 * CGFloat(lines) + 2
        }
        for text in texts { add(text, .systemFont(ofSize: 17)) }
        add("Bold, black", .systemFont(ofSize: 20, weight: .black))
        add("Light and italic", .italicSystemFont(ofSize: 17))
        add("111.11 digits of one width", .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        add("000.00 digits of one width", .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        add("Monospaced code()", .monospacedSystemFont(ofSize: 15, weight: .regular))
        add("A text that is too long for its line and ends in an ellipsis", .systemFont(ofSize: 17))
        add("A text that is too long for one line, and goes on in a second one", .systemFont(ofSize: 17), lines: 2)
      }
      try assertSnapshot(driver, as: .png(scale: 1))
    }

    @Test("images look as recorded in all content modes, rendering modes and tints")
    func images() throws {
      let modes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
        .bottomLeft, .bottomRight,
      ]
      let driver = driver(300) { _ in }
      // Painted images need a rasterizer to become files.
      let image = driver.connection.perform {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 18)).image { context in
          UIColor.systemRed.setFill()
          UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 16, height: 16)).fill()
          UIColor.systemBlue.setFill()
          context.fill(CGRect(x: 18, y: 4, width: 11, height: 10))
        }
      }
      func add(_ image: UIImage, _ place: Int, mode: UIView.ContentMode) {
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 10 + 76 * CGFloat(place % 4), y: 10 + 56 * CGFloat(place / 4), width: 70, height: 50)
        view.backgroundColor = .secondarySystemBackground
        view.contentMode = mode
        view.clipsToBounds = true
        view.tintColor = .systemGreen
        driver.window.rootViewController?.view.addSubview(view)
      }
      for (place, mode) in modes.enumerated() { add(image, place, mode: mode) }
      add(image.withRenderingMode(.alwaysTemplate), 12, mode: .scaleAspectFit)
      add(image.withTintColor(.systemOrange, renderingMode: .alwaysOriginal), 13, mode: .scaleAspectFit)
      if let symbol = UIImage(systemName: "cloud.sun.rain.fill") {
        add(symbol, 14, mode: .scaleAspectFit)
        add(symbol.withRenderingMode(.alwaysOriginal), 15, mode: .scaleAspectFit)
      }
      try assertSnapshot(driver, as: .png(scale: 1))
    }

    private final class Wave: UIView {
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: 40))
        path.addCurve(
          to: CGPoint(x: 86, y: 40), controlPoint1: CGPoint(x: 30, y: -20), controlPoint2: CGPoint(x: 60, y: 100))
        path.lineWidth = 3
        UIColor.systemPurple.setStroke()
        path.stroke()
        let context = UIGraphicsGetCurrentContext()
        context?.setFillColor(UIColor.systemYellow.cgColor)
        context?.fillEllipse(in: CGRect(x: 36, y: 8, width: 16, height: 16))
      }
    }

    @Test("drawings, layers, borders, shadows and corners look as recorded")
    func drawings() async throws {
      let driver = driver(220) { view in
        view.addSubview(Wave(frame: CGRect(x: 10, y: 10, width: 90, height: 80)))
        view.subviews.last?.backgroundColor = .clear

        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 115, y: 10, width: 90, height: 80)
        shape.path = UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 70, height: 60), cornerRadius: 16).cgPath
        shape.fillColor = UIColor.systemTeal.cgColor
        shape.strokeColor = UIColor.systemIndigo.cgColor
        shape.lineWidth = 4
        shape.lineDashPattern = [8, 6]
        view.layer.addSublayer(shape)

        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 220, y: 10, width: 90, height: 80)
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor, UIColor.systemYellow.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 20
        view.layer.addSublayer(gradient)

        let card = UIView(frame: CGRect(x: 20, y: 115, width: 120, height: 80))
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 14
        card.layer.borderWidth = 2
        card.layer.borderColor = UIColor.systemGray.cgColor
        card.layer.shadowOpacity = 0.4
        card.layer.shadowRadius = 6
        card.layer.shadowOffset = CGSize(width: 0, height: 5)
        view.addSubview(card)

        let faded = UIView(frame: CGRect(x: 180, y: 115, width: 110, height: 80))
        faded.backgroundColor = .systemGreen
        faded.layer.cornerRadius = 40
        faded.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        faded.clipsToBounds = true
        faded.alpha = 0.5
        let inner = UIView(frame: CGRect(x: 60, y: -10, width: 80, height: 60))
        inner.backgroundColor = .systemRed
        inner.transform = CGAffineTransform(rotationAngle: .pi / 6)
        faded.addSubview(inner)
        view.addSubview(faded)
      }
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }
  }
#endif
