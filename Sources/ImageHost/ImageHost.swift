#if Image
  import Foundation
  import PangoText
  import RenderTree

  /// Shows one frame as a picture in a file, and ends.
  @MainActor
  public final class ImageHost: RenderTree.Host {
    /// What kind of file a picture is.
    public enum Format: String, Hashable, Sendable, CaseIterable { case png, svg }

    private let configuration: SceneConfiguration
    private let format: Format
    private let write: (Data) throws -> Void

    /// A host that writes one picture.
    ///
    /// - Parameters:
    ///   - configuration: the size and the scale of the picture, and what it is drawn with.
    ///   - write: takes the file's bytes.
    public init(configuration: SceneConfiguration, format: Format, write: @escaping (Data) throws -> Void) {
      self.configuration = configuration
      self.format = format
      self.write = write
    }

    /// Shows the app's first frame, once nothing is under way.
    ///
    /// - Throws: `MissingFontsError` where there is no font, `PictureError` where there can be no picture, and what
    ///   `write` throws.
    public func run(_ application: any HostedApplication) async throws {
      try PangoTextEngine.requireFonts()
      let scene = application.connectScene(configuration)
      await scene.settle()
      let picture = Picture(scene.frame(), appearance: configuration.appearance)
      let data = try format == .png ? picture.png(scale: configuration.scale) : picture.svg(scale: configuration.scale)
      scene.disconnect()
      application.terminate()
      try write(data)
    }
  }
#endif
