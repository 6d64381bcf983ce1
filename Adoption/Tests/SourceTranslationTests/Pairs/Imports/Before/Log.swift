#if canImport(os)
  import os.log
#endif

let afterLog = #line
