#if Image
  import CPangoCairo
  import Foundation

  /// A writer of PNG files.
  ///
  /// Screens are mostly flat: a row equal to the one above costs a comparison, and other rows are left to the
  /// compression without a filter.
  enum PNGWriter {
    /// Returns the file; nil if memory is short.
    ///
    /// - Parameter info: the record of fonts and libraries in the file; nil for none.
    static func data(_ surface: PixelSurface, isOpaque: Bool, info: PNGInfo?) -> Data? {
      guard let pixels = compressed(rows(of: surface, isOpaque: isOpaque)) else { return nil }
      var head = PNGFile.bytes(of: UInt32(surface.width)) + PNGFile.bytes(of: UInt32(surface.height))
      // Eight bits each of red, green and blue, with or without alpha; the only defined compression and filtering; not
      // interlaced.
      head += Data([8, isOpaque ? 2 : 6, 0, 0, 0])
      var chunks = [PNGFile.Chunk(type: "IHDR", data: head)]
      chunks += info?.chunks ?? []
      chunks += [PNGFile.Chunk(type: "IDAT", data: pixels), PNGFile.Chunk(type: "IEND", data: Data())]
      return PNGFile(chunks: chunks).data
    }

    /// Returns the rows, each after the number of its filter.
    private static func rows(of surface: PixelSurface, isOpaque: Bool) -> [UInt8] {
      let size = isOpaque ? 3 : 4
      let rowLength = 1 + surface.width * size
      return [UInt8](unsafeUninitializedCapacity: rowLength * surface.height) { target, count in
        count = rowLength * surface.height
        // The size is not zero, so the base address exists.
        guard let start = target.baseAddress else { return }
        surface.withPixels { pixels, stride in
          guard let source = pixels.baseAddress else { return }
          for row in 0..<surface.height {
            let line = source + row * stride
            let output = start + row * rowLength
            if row > 0, memcmp(line, line - stride, surface.width * 4) == 0 {
              // Filter 2: the difference from the row above.
              memset(output, 0, rowLength)
              output.pointee = 2
              continue
            }
            output.pointee = 0
            let words = line.assumingMemoryBound(to: UInt32.self)
            if isOpaque {
              writeOpaque(words, surface.width, to: output + 1)
            } else {
              writeTransparent(words, surface.width, to: output + 1)
            }
          }
        }
      }
    }

    private static func writeOpaque(
      _ pixels: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
    ) {
      var output = target
      for index in 0..<count {
        let pixel = pixels[index]
        output[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        output[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        output[2] = UInt8(truncatingIfNeeded: pixel)
        output += 3
      }
    }

    /// Writes pixels with alpha. PNG's colours are not premultiplied.
    private static func writeTransparent(
      _ pixels: UnsafePointer<UInt32>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
    ) {
      var output = target
      for index in 0..<count {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        func part(_ shift: UInt32) -> UInt8 {
          guard alpha > 0 else { return 0 }
          return UInt8(truncatingIfNeeded: min(255, (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha))
        }
        output[0] = part(16)
        output[1] = part(8)
        output[2] = part(0)
        output[3] = UInt8(truncatingIfNeeded: alpha)
        output += 4
      }
    }

    /// Compresses with zlib's level 3: higher levels take longer and gain little on screens.
    private static func compressed(_ bytes: [UInt8]) -> Data? {
      var length = compressBound(uLong(bytes.count))
      var result = Data(count: Int(length))
      let status = result.withUnsafeMutableBytes { target in
        compress2(target.bindMemory(to: UInt8.self).baseAddress, &length, bytes, uLong(bytes.count), 3)
      }
      guard status == Z_OK else { return nil }
      return result.prefix(Int(length))
    }
  }
#endif
