#if Image
  import Foundation
  import PangoText
  import RenderTree

  /// A host that writes one frame to an image file, and ends.
  @MainActor
  public final class ImageHost: RenderTree.Host {
    /// The format of the image file.
    public enum Format: String, Hashable, Sendable, CaseIterable { case png, svg }

    private let configuration: SceneConfiguration
    private let format: Format
    private let write: (Data) throws -> Void

    /// A host that writes one image.
    ///
    /// - Parameters:
    ///   - configuration: the configuration of the scene, with the size and the scale of the image.
    ///   - write: receives the file's bytes.
    public init(configuration: SceneConfiguration, format: Format, write: @escaping (Data) throws -> Void) {
      self.configuration = configuration
      self.format = format
      self.write = write
    }

    /// Writes the app's frame once the scene has settled.
    ///
    /// - Throws: `MissingFontsError` if no font is installed, `PictureError` if the image cannot be made, and the
    ///   errors of `write`.
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
