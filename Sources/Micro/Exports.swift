@_exported import DeepDiff
