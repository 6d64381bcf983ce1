import Foundation

/// The tracks of an animation by key frames, which run side by side.
public protocol Keyframes<Value> {
  associatedtype Value

  /// The tracks, for an initial value.
  func _tracks(from value: Value) -> [KeyframeTrackPath<Value>]
}

/// A track with its way from an initial value.
public struct KeyframeTrackPath<Value> {
  let duration: TimeInterval
  /// Changes a part of the value to what it is at a time.
  let update: (inout Value, TimeInterval) -> Void
}

/// A track: the key frames of a value, or of a part of it.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates the track of a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// Creates the track of a part of a value.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    path = keyPath
    self.content = content()
  }

  public func _tracks(from value: Root) -> [KeyframeTrackPath<Root>] {
    let way = KeyframePath(from: value[keyPath: path].animatableData, content._steps)
    return [
      KeyframeTrackPath(duration: way.duration) { [path] in
        $0[keyPath: path].animatableData = way.value(at: $1)
      }
    ]
  }
}

/// Several tracks.
struct KeyframeTracks<Value>: Keyframes {
  let tracks: [any Keyframes<Value>]
  func _tracks(from value: Value) -> [KeyframeTrackPath<Value>] { tracks.flatMap { $0._tracks(from: value) } }
}

/// The builder of tracks.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<Track: Keyframes>(_ expression: Track) -> Track where Track.Value == Value {
    expression
  }

  /// A key frame of the whole value.
  public static func buildExpression<Frame: KeyframeTrackContent>(_ expression: Frame) -> Frame
  where Frame.Value == Value { expression }

  /// Tracks that run side by side.
  public static func buildBlock(_ components: any Keyframes<Value>...) -> some Keyframes<Value> {
    KeyframeTracks(tracks: components)
  }

  /// The key frames of the whole value, one after the other.
  public static func buildBlock(
    _ components: any KeyframeTrackContent<Value>...
  ) -> some Keyframes<Value> where Value: Animatable {
    KeyframeTrack(\Value.self) { KeyframeSequence(_steps: components.flatMap { $0._steps }) }
  }
}

/// The course of a value through key frames.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [KeyframeTrackPath<Value>]

  /// Creates a course.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(from: initialValue, content())
  }

  init(from initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes._tracks(from: initialValue)
  }

  /// The time of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds. A track that has ended keeps its last value.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Changes the parts of a value that have tracks to what they are at a time in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.update(&value, time) }
  }

  /// Changes the parts of a value that have tracks to what they are at a part of the time, from 0 to 1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
