import RenderTree
import SessionHost

#if Image
  import ImageHost
  import PangoText
#endif

extension LaunchOptions {
  /// Returns the host that another program uses.
  ///
  /// - Throws: `SessionHostError` if the process has no channel.
  @MainActor
  func makeSessionHost() throws -> any RenderTree.Host {
    var surroundings = SessionHost.Surroundings()
    #if Image
      surroundings.rasterizer = CairoRasterizer()
      // Without fonts texts are in cells, and pictures show only their boxes.
      if (try? PangoTextEngine.requireFonts()) != nil { surroundings.pictureText = PangoTextEngine.shared }
      surroundings.picture = { frame, appearance, scale, format in
        let picture = Picture(frame, appearance: appearance)
        return try format == .png ? picture.png(scale: scale) : picture.svg(scale: scale)
      }
      surroundings.differences = { old, new, appearance in
        try ImageComparison.differingBoxes(
          Picture(old, appearance: appearance).png(scale: 1), Picture(new, appearance: appearance).png(scale: 1))
      }
    #endif
    return try SessionHost(descriptor: channel, surroundings: surroundings)
  }
}
