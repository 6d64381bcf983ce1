import CBrotli

/// A compression by Brotli.
final class BrotliEncoder: Coder {
  private let state: OpaquePointer

  init?() {
    guard let state = BrotliEncoderCreateInstance(nil, nil, nil) else { return nil }
    self.state = state
    guard BrotliEncoderSetParameter(state, BROTLI_PARAM_QUALITY, 2) != 0 else { return nil }
  }

  deinit { BrotliEncoderDestroyInstance(state) }

  func process(
    _ input: inout Slice<UnsafeBufferPointer<UInt8>>, _ output: inout Slice<UnsafeMutableBufferPointer<UInt8>>,
    isLast: Bool
  ) -> compression_status {
    let operation = isLast ? BROTLI_OPERATION_FINISH : BROTLI_OPERATION_PROCESS
    while BrotliEncoderIsFinished(state) == 0 {
      var (inputCount, outputCount) = (input.count, output.count)
      var (next, place) = (input.address, output.address)
      guard BrotliEncoderCompressStream(state, operation, &inputCount, &next, &outputCount, &place, nil) != 0 else {
        return COMPRESSION_STATUS_ERROR
      }
      let isIdle = inputCount == input.count && outputCount == output.count
      input = input.suffix(inputCount)
      output = output.suffix(outputCount)
      if isIdle || output.isEmpty, BrotliEncoderIsFinished(state) == 0 { return COMPRESSION_STATUS_OK }
    }
    return COMPRESSION_STATUS_END
  }
}

/// A decompression by Brotli.
final class BrotliDecoder: Coder {
  private let state: OpaquePointer

  init?() {
    guard let state = BrotliDecoderCreateInstance(nil, nil, nil) else { return nil }
    self.state = state
  }

  deinit { BrotliDecoderDestroyInstance(state) }

  func process(
    _ input: inout Slice<UnsafeBufferPointer<UInt8>>, _ output: inout Slice<UnsafeMutableBufferPointer<UInt8>>,
    isLast: Bool
  ) -> compression_status {
    guard BrotliDecoderIsFinished(state) == 0 else { return COMPRESSION_STATUS_END }
    var (inputCount, outputCount) = (input.count, output.count)
    var (next, place) = (input.address, output.address)
    let result = BrotliDecoderDecompressStream(state, &inputCount, &next, &outputCount, &place, nil)
    input = input.suffix(inputCount)
    output = output.suffix(outputCount)
    switch result {
    case BROTLI_DECODER_RESULT_SUCCESS: return COMPRESSION_STATUS_END
    case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: return COMPRESSION_STATUS_OK
    case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: return isLast ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
  }
}
