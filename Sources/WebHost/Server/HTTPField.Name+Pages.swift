#if Web
  import HTTPTypes

  // Each name is a token of HTTP, so that it is valid.
  extension HTTPField.Name {
    static let lastEventID = Self("Last-Event-ID")!
    static let pergolaPage = Self("Pergola-Page")!
    static let referrerPolicy = Self("Referrer-Policy")!
    static let secFetchSite = Self("Sec-Fetch-Site")!
    static let xAccelBuffering = Self("X-Accel-Buffering")!
  }
#endif
