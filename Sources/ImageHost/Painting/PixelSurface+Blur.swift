#if Image
  import CPangoCairo
  import Foundation

  extension PixelSurface {
    /// Blurs a mask with an approximate Gaussian: three successive box filters (SVG 1.1, 15.17, feGaussianBlur).
    ///
    /// - Parameter deviation: the standard deviation, in pixels.
    /// - Complexity: O(*n*) in the number of pixels, independent of the deviation.
    func blur(deviation: Double) { blur(deviation: deviation, parts: 1) }

    /// Blurs a surface with four bytes for each pixel, as ``blur(deviation:)`` does.
    func blurColors(deviation: Double) { blur(deviation: deviation, parts: 4) }

    private func blur(deviation: Double, parts: Int) {
      let box = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
      guard box > 1 else { return }
      withPixels { pixels, stride in
        var line = [UInt8](repeating: 0, count: max(width, height))
        for part in 0..<parts {
          for row in 0..<height {
            Self.blurLine(pixels, start: row * stride + part, step: parts, count: width, box: box, &line)
          }
          for column in 0..<width {
            Self.blurLine(pixels, start: column * parts + part, step: stride, count: height, box: box, &line)
          }
        }
      }
    }

    private static func blurLine(
      _ pixels: UnsafeMutableRawBufferPointer, start: Int, step: Int, count: Int, box: Int, _ line: inout [UInt8]
    ) {
      // A box of even width has no centre pixel: two boxes are offset in opposite directions, and the third is one
      // pixel wider.
      let boxes =
        box % 2 == 1
        ? [(box, box / 2), (box, box / 2), (box, box / 2)]
        : [(box, box / 2), (box, box / 2 - 1), (box + 1, box / 2)]
      line.withUnsafeMutableBufferPointer { line in
        var isEmpty = true
        for index in 0..<count {
          line[index] = pixels[start + index * step]
          if line[index] != 0 { isEmpty = false }
        }
        guard !isEmpty else { return }
        for (number, (width, before)) in boxes.enumerated() {
          // Each pass reads the result of the previous one.
          if number > 0 {
            for index in 0..<count { line[index] = pixels[start + index * step] }
          }
          let after = width - before - 1
          var sum = 0
          for index in 0..<min(after, count) { sum += Int(line[index]) }
          for index in 0..<count {
            if index + after < count { sum += Int(line[index + after]) }
            if index - before - 1 >= 0 { sum -= Int(line[index - before - 1]) }
            pixels[start + index * step] = UInt8((sum + width / 2) / width)
          }
        }
      }
    }
  }
#endif
