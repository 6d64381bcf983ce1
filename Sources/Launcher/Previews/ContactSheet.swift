#if Image
  import Foundation
  import PangoText
  import RenderTree

  /// A page with pictures side by side: a section for each preview, with its name, and below each picture the picture's own.
  struct ContactSheet {
    /// The largest width of the page, unless one picture is wider, in points.
    private static let width: CGFloat = 1600
    /// The box that a picture fits into.
    fileprivate static let pictureSize = CGSize(width: 420, height: 480)
    /// The size of a cell that has a reason in place of a picture.
    fileprivate static let problemSize = CGSize(width: 220, height: 300)
    private static let margin: CGFloat = 24
    private static let gap: CGFloat = 20

    /// The page.
    private(set) var frame: Frame
    private var nodes: [RenderNode] = []
    /// The place of the next row.
    private var y = margin
    private var right: CGFloat = 0

    /// A page of contents. A picture that cannot be read has its reason in its place.
    init(_ contents: ContactSheetContents) {
      frame = Self.page(.zero, [])
      for section in contents.sections { add(section) }
      frame = Self.page(CGSize(width: max(right, 320) + Self.margin, height: y), nodes)
    }

    private static func page(_ size: CGSize, _ nodes: [RenderNode]) -> Frame {
      let root = RenderNode(
        id: .make(), frame: CGRect(origin: .zero, size: size),
        style: BoxStyle(background: RenderColor(red: 0.93, green: 0.93, blue: 0.95)), children: nodes)
      return Frame(number: 1, size: size, scale: 1, root: root, transitions: [], focusedNode: nil)
    }

    private mutating func add(_ section: ContactSheetContents.Section) {
      let title = text(section.title, font: FontDescriptor(size: 20, weight: 0.3), width: Self.width - 2 * Self.margin)
      place(title, at: CGPoint(x: Self.margin, y: y))
      y += title.size.height + 10
      var (x, height): (CGFloat, CGFloat) = (Self.margin, 0)
      for cell in section.cells {
        let box = Box(cell)
        if x > Self.margin, x + box.size.width > Self.width - Self.margin {
          (x, y, height) = (Self.margin, y + height + Self.gap, 0)
        }
        height = max(height, box.size.height + 6 + add(box, caption: cell.caption, at: CGPoint(x: x, y: y)))
        x += box.size.width + Self.gap
        right = max(right, x - Self.gap)
      }
      y += height + Self.margin
    }

    /// Adds a cell, and returns the height of its caption.
    private mutating func add(_ box: Box, caption: String, at origin: CGPoint) -> CGFloat {
      let frame = CGRect(origin: origin, size: box.size)
      let line = BoxStyle.Border(color: RenderColor(red: 0, green: 0, blue: 0, alpha: 0.15), width: 1)
      var style = BoxStyle(background: .white, border: line, cornerRadius: 6, clips: true)
      var children: [RenderNode] = []
      var content: NodeContent?
      switch box.content {
      case .picture(let bitmap):
        content = .image(ImageContent(bitmap: bitmap, frame: CGRect(origin: .zero, size: box.size)))
      case .problem(let reason):
        style.background = RenderColor(red: 1, green: 0.92, blue: 0.91)
        let words = text(
          reason, font: FontDescriptor(size: 12), color: RenderColor(red: 0.6, green: 0.05, blue: 0.05),
          width: box.size.width - 24, lines: 18)
        children = [
          RenderNode(
            id: .make(), frame: CGRect(origin: CGPoint(x: 12, y: 12), size: words.size),
            content: .text(TextContent(layout: words, origin: .zero)))
        ]
      }
      nodes.append(RenderNode(id: .make(), frame: frame, style: style, content: content, children: children))
      let words = text(
        caption, font: FontDescriptor(size: 12), color: RenderColor(red: 0.3, green: 0.3, blue: 0.33),
        width: box.size.width, lines: 3)
      place(words, at: CGPoint(x: origin.x, y: frame.maxY + 6))
      return words.size.height
    }

    private mutating func place(_ layout: TextLayout, at origin: CGPoint) {
      nodes.append(
        RenderNode(
          id: .make(), frame: CGRect(origin: origin, size: layout.size),
          content: .text(TextContent(layout: layout, origin: .zero))))
      right = max(right, min(origin.x + layout.size.width, Self.width - Self.margin))
    }

    private func text(
      _ text: String, font: FontDescriptor, color: RenderColor = .black, width: CGFloat, lines: Int = 1
    ) -> TextLayout {
      PangoTextEngine.shared.layout(
        StyledText(text, TextAttributes(font: font, color: color)), style: ParagraphStyle(maximumLines: lines),
        in: CGSize(width: width, height: .infinity))
    }

    /// A cell with its size on the page.
    private struct Box {
      enum Content {
        case picture(Bitmap)
        case problem(String)
      }

      let content: Content
      let size: CGSize

      init(_ cell: ContactSheetContents.Cell) {
        do {
          guard let path = cell.picture else {
            (content, size) = (.problem(cell.problem ?? "There is no picture."), ContactSheet.problemSize)
            return
          }
          let bitmap = try Bitmap(validatingPNG: Data(contentsOf: URL(filePath: path)))
          let points = CGSize(width: bitmap.size.width / cell.scale, height: bitmap.size.height / cell.scale)
          let factor = min(
            1, ContactSheet.pictureSize.width / points.width, ContactSheet.pictureSize.height / points.height)
          content = .picture(bitmap)
          size = CGSize(width: (points.width * factor).rounded(), height: (points.height * factor).rounded())
        } catch {
          (content, size) = (
            .problem("\(cell.picture ?? "The picture") cannot be read: \(error)"), ContactSheet.problemSize
          )
        }
      }
    }
  }
#endif
