import Foundation
import RenderTree

/// A host that another program uses: it answers requests to look at the app and to use it, and shows nothing itself.
///
/// A thread reads the requests, so that one that the app never comes to is answered too. They are performed one after the
/// other on the main actor.
@MainActor
package final class SessionHost: RenderTree.Host {
  /// The parts of other hosts that a session needs.
  package struct Surroundings {
    /// A format of a picture.
    package enum PictureFormat: String, CaseIterable { case png, svg }

    /// The engine that measures texts as in pictures; nil if the app has none, or the machine no fonts.
    package var pictureText: (any TextEngine)?
    /// The rasterizer of the app's drawings.
    package var rasterizer: (any Rasterizer)?
    /// Returns a picture of a frame; nil for an app without pictures.
    package var picture: ((Frame, SceneConfiguration.Appearance, _ scale: CGFloat, PictureFormat) throws -> Data)?
    /// Returns the boxes in which two frames of the same size look different, in points; nil for an app without pictures.
    package var differences: ((Frame, Frame, SceneConfiguration.Appearance) throws -> [CGRect])?

    /// Surroundings without pictures.
    package init() {}
  }

  private let channel: SessionChannel
  private let surroundings: Surroundings

  /// A host on a descriptor that the process inherited.
  ///
  /// - Throws: `SessionHostError` if the descriptor is no channel.
  package init(descriptor: Int32, surroundings: Surroundings) throws(SessionHostError) {
    channel = try SessionChannel(descriptor: descriptor)
    self.surroundings = surroundings
  }

  package func run(_ application: any HostedApplication) async throws {
    guard let application = application as? any SessionApplication else {
      preconditionFailure("\(type(of: application)) cannot be used in a session.")
    }
    let watch = Watch(channel, over: ThreadStack())
    let (lines, source) = AsyncStream.makeStream(of: SessionRequest.self)
    Thread.detachNewThread { [channel] in
      channel.readLines { line in
        do throws(SessionProblem) {
          guard let line else {
            throw SessionProblem(.badRequest, "A request is longer than \(SessionChannel.largestRequest) bytes.")
          }
          let request = try SessionRequest.reading(line)
          watch.begin(request.id)
          source.yield(request)
        } catch {
          channel.write(SessionAnswer(id: nil, error: error))
        }
      }
      source.finish()
      // An app that is busy for ever does not come to its end.
      Thread.sleep(forTimeInterval: 2)
      _exit(0)
    }
    Thread.detachNewThread { watch.run() }
    let session = Session(application, surroundings: surroundings)
    for await request in lines {
      if let patience = session.patience(of: request) { watch.extend(request.id, by: patience) }
      let answer = await session.answer(request)
      // The C library keeps what an app prints until a pipe's buffer is full.
      fflush(nil)
      watch.end(with: answer)
      if let patience = session.patience { watch.patience = patience }
      if session.hasEnded { break }
    }
    session.end()
  }
}
