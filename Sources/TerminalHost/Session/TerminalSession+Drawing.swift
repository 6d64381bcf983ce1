import Foundation
import RenderTree

extension TerminalSession {
  /// Shows a frame, now or when the previous one is written.
  func show(_ frame: Frame) {
    self.frame = frame
    setTitle(frame.title)
    if let pointer { hoveredNode = frame.actionableNode(at: pointer) }
    draw()
  }

  /// Writes the differences from the terminal's current content. Only one write is pending at a time.
  func draw() {
    guard let frame, !isHidden else { return }
    guard !isWriting else {
      needsDraw = true
      return
    }
    var grid = painter(frame).paint(frame)
    if keysOffset != nil { keysOverlay.draw(onto: &grid) }
    let text = encoder.encode(grid)
    guard !text.isEmpty else { return }
    isWriting = true
    writer.write(text) { [weak self] outcome in self?.didWrite(outcome) }
  }

  /// Redraws the whole screen, for the case that another program wrote to the terminal.
  func redrawScreen() {
    encoder.invalidate()
    draw()
  }

  private func didWrite(_ outcome: TerminalWriter.Outcome) {
    isWriting = false
    OutputCapture.discardOldest()
    // A dropped frame is drawn again when the terminal is taken again.
    guard outcome != .failed else { return finish(.closed) }
    if needsDraw {
      needsDraw = false
      draw()
    }
  }

  private func painter(_ frame: Frame) -> CellPainter {
    let isDark = appearance == .dark
    let own = background.map {
      RenderColor(red: Double($0.red) / 255, green: Double($0.green) / 255, blue: Double($0.blue) / 255)
    }
    let decorations = CellDecorations(
      focusedNode: frame.focusedNode,
      hoveredNode: hoveredNode,
      selectionMark: depth == .none ? .reversed : depth == .sixteen ? .bold : .none,
      showsScrollIndicators: true,
      // Black and white are visible on every colour that an app may give to a row.
      focusColor: isDark ? .white : .black,
      shade: isDark ? .white : .black)
    return CellPainter(backdrop: own ?? (isDark ? .black : .white), decorations: decorations)
  }
}
