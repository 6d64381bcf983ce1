#if Image
  import Foundation
  import PangoText
  import RenderTree

  /// A page with pictures side by side: sections with titles, and below each picture its name.
  package struct PictureSheet {
    /// Pictures under a title.
    package struct Section {
      fileprivate var title: String
      fileprivate var cells: [Cell]

      /// A section with a title.
      package init(title: String, cells: [Cell]) {
        self.title = title
        self.cells = cells
      }
    }

    /// A picture, or the reason for which there is none.
    package struct Cell {
      fileprivate enum Content {
        /// A picture with its number of pixels per point, and boxes that are outlined, in pixels.
        case picture(Bitmap, scale: CGFloat, marks: [CGRect])
        case problem(String)
      }

      fileprivate var caption: String
      fileprivate var content: Content

      /// A picture.
      ///
      /// - Parameters:
      ///   - scale: The number of pixels per point.
      ///   - marks: Boxes that are outlined, in pixels.
      package init(caption: String, picture: Bitmap, scale: CGFloat, marks: [CGRect] = []) {
        self.caption = caption
        content = .picture(picture, scale: scale, marks: marks)
      }

      /// A reason for which there is no picture.
      package init(caption: String, problem: String) {
        self.caption = caption
        content = .problem(problem)
      }
    }

    /// The largest width of the page, unless one picture is wider, in points.
    private static let width: CGFloat = 1600
    /// The size of a cell that has a reason in place of a picture.
    private static let problemSize = CGSize(width: 220, height: 300)
    private static let margin: CGFloat = 24
    private static let gap: CGFloat = 20

    /// The page.
    package private(set) var frame: Frame
    private let pictureSize: CGSize
    private var nodes: [RenderNode] = []
    /// The place of the next row.
    private var y = margin
    private var right: CGFloat = 0

    /// A page of sections.
    ///
    /// - Parameter pictureSize: The box that a picture fits into, in points. Larger ones are reduced.
    package init(_ sections: [Section], fitting pictureSize: CGSize) {
      self.pictureSize = pictureSize
      frame = Self.page(.zero, [])
      for section in sections { add(section) }
      frame = Self.page(CGSize(width: max(right, 320) + Self.margin, height: y), nodes)
    }

    private static func page(_ size: CGSize, _ nodes: [RenderNode]) -> Frame {
      let root = RenderNode(
        id: .make(), frame: CGRect(origin: .zero, size: size),
        style: BoxStyle(background: RenderColor(red: 0.93, green: 0.93, blue: 0.95)), children: nodes)
      return Frame(number: 1, size: size, scale: 1, root: root, transitions: [], focusedNode: nil)
    }

    private mutating func add(_ section: Section) {
      let title = text(
        section.title, font: FontDescriptor(size: 20, weight: 0.3), width: Self.width - 2 * Self.margin, lines: 3)
      place(title, at: CGPoint(x: Self.margin, y: y))
      y += title.size.height + 10
      var (x, height): (CGFloat, CGFloat) = (Self.margin, 0)
      for cell in section.cells {
        let size = size(of: cell)
        if x > Self.margin, x + size.width > Self.width - Self.margin {
          (x, y, height) = (Self.margin, y + height + Self.gap, 0)
        }
        height = max(height, size.height + 6 + add(cell, size, at: CGPoint(x: x, y: y)))
        x += size.width + Self.gap
        right = max(right, x - Self.gap)
      }
      y += height + Self.margin
    }

    private func size(of cell: Cell) -> CGSize {
      guard case .picture(let bitmap, let scale, _) = cell.content else { return Self.problemSize }
      let points = CGSize(width: bitmap.size.width / scale, height: bitmap.size.height / scale)
      let factor = min(1, pictureSize.width / points.width, pictureSize.height / points.height)
      return CGSize(width: (points.width * factor).rounded(), height: (points.height * factor).rounded())
    }

    /// Adds a cell, and returns the height of its caption.
    private mutating func add(_ cell: Cell, _ size: CGSize, at origin: CGPoint) -> CGFloat {
      let line = BoxStyle.Border(color: RenderColor(red: 0, green: 0, blue: 0, alpha: 0.15), width: 1)
      var style = BoxStyle(background: .white, border: line, cornerRadius: 6, clips: true)
      var children: [RenderNode] = []
      var content: NodeContent?
      switch cell.content {
      case .picture(let bitmap, _, let marks):
        content = .image(ImageContent(bitmap: bitmap, frame: CGRect(origin: .zero, size: size)))
        children = marks.map { outline($0, scaledBy: size.width / bitmap.size.width) }
      case .problem(let reason):
        style.background = RenderColor(red: 1, green: 0.92, blue: 0.91)
        let words = text(
          reason, font: FontDescriptor(size: 12), color: RenderColor(red: 0.6, green: 0.05, blue: 0.05),
          width: size.width - 24, lines: 18)
        children = [
          RenderNode(
            id: .make(), frame: CGRect(origin: CGPoint(x: 12, y: 12), size: words.size),
            content: .text(TextContent(layout: words, origin: .zero)))
        ]
      }
      let frame = CGRect(origin: origin, size: size)
      nodes.append(RenderNode(id: .make(), frame: frame, style: style, content: content, children: children))
      let words = text(
        cell.caption, font: FontDescriptor(size: 12), color: RenderColor(red: 0.3, green: 0.3, blue: 0.33),
        width: size.width, lines: 3)
      place(words, at: CGPoint(x: origin.x, y: frame.maxY + 6))
      return words.size.height
    }

    /// A red line around a box, which stands a little outside of it.
    private func outline(_ box: CGRect, scaledBy factor: CGFloat) -> RenderNode {
      let frame = CGRect(
        x: box.minX * factor, y: box.minY * factor, width: box.width * factor, height: box.height * factor
      ).insetBy(dx: -3, dy: -3)
      let border = BoxStyle.Border(color: RenderColor(red: 1, green: 0, blue: 0.25), width: 2)
      return RenderNode(id: .make(), frame: frame, style: BoxStyle(border: border, cornerRadius: 3))
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
  }
#endif
