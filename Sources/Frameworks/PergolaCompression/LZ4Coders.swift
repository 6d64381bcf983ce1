import CLZ4

/// The heads of the blocks of LZ4: four characters, and sizes of 32 bits, the least byte first.
private enum LZ4Head {
  /// A block that is compressed: followed by its sizes before and after compression.
  static let compressed = Array("bv41".utf8)
  /// A block that is not compressed: followed by its size.
  static let plain = Array("bv4-".utf8)
  /// The end.
  static let end = Array("bv4$".utf8)
  /// The size of the blocks that are made.
  static let blockSize = 1 << 16
  /// The size of the largest block that is read.
  static let maximumSize = 1 << 26
}

/// Output that waits for place.
private struct PendingOutput {
  private var bytes: [UInt8] = []
  private var start = 0

  var isEmpty: Bool { start == bytes.count }

  mutating func append(_ other: some Sequence<UInt8>) {
    if isEmpty { (bytes, start) = ([], 0) }
    bytes += other
  }

  mutating func move(to output: inout Slice<UnsafeMutableBufferPointer<UInt8>>) {
    let count = min(bytes.count - start, output.count)
    guard count > 0, let place = output.address else { return }
    bytes.withUnsafeBufferPointer { source in
      // There are bytes, so they have an address.
      place.update(from: source.baseAddress! + start, count: count)
    }
    start += count
    output = output.dropFirst(count)
  }
}

/// A compression to blocks of LZ4, each of which is independent of the others.
final class LZ4Encoder: Coder {
  private var block: [UInt8] = []
  private var pending = PendingOutput()
  private var hasEnded = false

  func process(
    _ input: inout Slice<UnsafeBufferPointer<UInt8>>, _ output: inout Slice<UnsafeMutableBufferPointer<UInt8>>,
    isLast: Bool
  ) -> compression_status {
    while true {
      pending.move(to: &output)
      guard pending.isEmpty else { return COMPRESSION_STATUS_OK }
      if hasEnded { return COMPRESSION_STATUS_END }
      let part = input.prefix(LZ4Head.blockSize - block.count)
      block += part
      input = input.dropFirst(part.count)
      if block.count == LZ4Head.blockSize || isLast && !block.isEmpty {
        pending.append(encoded(block))
        block = []
      } else if isLast {
        pending.append(LZ4Head.end)
        hasEnded = true
      } else {
        return COMPRESSION_STATUS_OK
      }
    }
  }

  /// A block with its head.
  private func encoded(_ block: [UInt8]) -> [UInt8] {
    let compressed = [UInt8](unsafeUninitializedCapacity: Int(LZ4_compressBound(Int32(block.count)))) { buffer, count in
      count = block.withUnsafeBytes { source in
        let source = source.bindMemory(to: CChar.self).baseAddress
        let place = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: CChar.self).baseAddress
        return Int(LZ4_compress_default(source, place, Int32(block.count), Int32(buffer.count)))
      }
    }
    guard !compressed.isEmpty, compressed.count < block.count else {
      return LZ4Head.plain + bytes(block.count) + block
    }
    return LZ4Head.compressed + bytes(block.count) + bytes(compressed.count) + compressed
  }

  private func bytes(_ size: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(size).littleEndian) { Array($0) } }
}

/// A decompression of blocks of LZ4. A block may refer to the output of those before it.
final class LZ4Decoder: Coder {
  private static let reach = 1 << 16
  /// The input of the block that is read.
  private var block: [UInt8] = []
  /// The last output, of which blocks may refer to `reach` bytes.
  private var window: [UInt8] = []
  private var pending = PendingOutput()
  private var hasEnded = false

  func process(
    _ input: inout Slice<UnsafeBufferPointer<UInt8>>, _ output: inout Slice<UnsafeMutableBufferPointer<UInt8>>,
    isLast: Bool
  ) -> compression_status {
    while true {
      pending.move(to: &output)
      guard pending.isEmpty else { return COMPRESSION_STATUS_OK }
      if hasEnded { return COMPRESSION_STATUS_END }
      guard let needed = neededCount else { return COMPRESSION_STATUS_ERROR }
      if block.count < needed {
        let part = input.prefix(needed - block.count)
        if part.isEmpty { return isLast ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK }
        block += part
        input = input.dropFirst(part.count)
      } else {
        guard decodeBlock() else { return COMPRESSION_STATUS_ERROR }
        block = []
      }
    }
  }

  /// The number of bytes of the block as far as it is known; nil if the block is not valid.
  private var neededCount: Int? {
    guard block.count >= 4 else { return 4 }
    switch Array(block.prefix(4)) {
    case LZ4Head.end: return 4
    case LZ4Head.plain:
      guard block.count >= 8 else { return 8 }
      return size(at: 4) <= LZ4Head.maximumSize ? 8 + size(at: 4) : nil
    case LZ4Head.compressed:
      guard block.count >= 12 else { return 12 }
      let areValid = size(at: 4) <= LZ4Head.maximumSize && size(at: 8) <= LZ4Head.maximumSize
      return areValid ? 12 + size(at: 8) : nil
    default: return nil
    }
  }

  private func size(at index: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(block[index + $1]) << (8 * $1) }
  }

  /// Decodes the whole block. Returns false if it is not valid.
  private func decodeBlock() -> Bool {
    switch Array(block.prefix(4)) {
    case LZ4Head.end: hasEnded = true
    case LZ4Head.plain: give(Array(block.dropFirst(8)))
    default:
      guard let decoded = decoded(block.dropFirst(12), to: size(at: 4)) else { return false }
      give(decoded)
    }
    return true
  }

  private func give(_ bytes: [UInt8]) {
    pending.append(bytes)
    window += bytes.suffix(Self.reach)
    // Cut now and then only, because each cut moves what is left.
    if window.count > 2 * Self.reach { window.removeFirst(window.count - Self.reach) }
  }

  private func decoded(_ bytes: ArraySlice<UInt8>, to size: Int) -> [UInt8]? {
    var isValid = false
    let result = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { buffer, count in
      let place = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: CChar.self).baseAddress
      let decoded = bytes.withUnsafeBytes { source in
        window.suffix(Self.reach).withUnsafeBytes { window in
          LZ4_decompress_safe_usingDict(
            source.bindMemory(to: CChar.self).baseAddress, place, Int32(source.count), Int32(size),
            window.bindMemory(to: CChar.self).baseAddress, Int32(window.count))
        }
      }
      isValid = Int(decoded) == size
      count = isValid ? size : 0
    }
    return isValid ? result : nil
  }
}
