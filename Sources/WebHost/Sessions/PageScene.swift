#if Web
  import Foundation
  import RenderTree

  /// The scene of a tab: it passes input on, and sends the changes of its frames to the tab's page.
  ///
  /// Frames are encoded off the main actor, one at a time. Those that arrive meanwhile are one frame.
  @MainActor
  final class PageScene {
    /// The state of a scene's tab.
    enum Tab: Hashable {
      /// The document was sent, or is being made; the page has not connected.
      case unopened
      /// A stream carries the scene's changes.
      case connected
      /// The stream was broken, or the page left.
      case gone
    }

    /// The time in which a page whose stream was broken connects again: somewhat more than the page's longest wait.
    private static let reconnectionTime = Duration.seconds(40)
    /// The number of screens that are left at most on the way to the start page.
    private static let maximumDepth = 20

    let name: String
    private(set) var hosted: any HostedScene
    /// The session, which has the scene until the scene is closed.
    let session: BrowserSession
    /// The files between the user and the app. They go with the hosted scene.
    private(set) var files: SceneFiles

    private(set) var tab = Tab.unopened
    /// The time when the scene is closed, if its tab does not change until then; nil while it is in use.
    var deadline: ContinuousClock.Instant?
    /// True if a posted form has changed the scene, which the next document shows.
    var awaitsDocument = false
    /// True if the document was requested to load a page again.
    var isReload = false
    private let created = ContinuousClock.now
    /// True if the page was left, and not only its stream broken.
    private var hasLeft = false
    /// The time when the stream was broken, or the page left.
    private var lost: ContinuousClock.Instant?
    /// True if a page or a form has used the scene: its state is kept.
    var isInUse = false
    private(set) var lastInput: ContinuousClock.Instant
    private(set) var stream: EventStream?
    var environment: SceneEnvironment
    var bucket: TokenBucket

    // Output.
    var output: SceneOutput
    /// The encoder; nil while it encodes.
    private var encoder: PageEncoder?
    /// The newest frame, if it is not encoded.
    private var latest: Frame?
    private var lastFrameNumber = 0
    private(set) var pictures: [String: PageEncoder.Picture] = [:]
    /// The path and query that the page's address bar shows.
    private(set) var address: String
    /// True if the user has used the app since the page was loaded, or since the browser went to a place: another place
    /// is an entry of its own in the browser's history then. Before, it replaces the entry, because going back to that
    /// would only lead to the same place again. A page that says its state again is still the same one.
    private var isUserActive = false
    /// True if the scene has ended, or another one shows what it showed.
    private(set) var isClosed = false

    // Input.
    /// The part of the page's input that was handled.
    private var input: InputPosition
    /// True if the page waits to be told that its edits were handled.
    private var hasUntoldEdits = false
    /// True if the scene comes from the store: its page is asked to say its state again.
    private var isRestored = false
    /// True if the page has been asked, and has not answered.
    private var awaitsOpening = false

    // Restoration.
    /// True if the scene may have changed since it was saved.
    var needsSaving = false
    /// True if the record of the scene is larger than the limit.
    var isTooLarge = false
    /// The hash of the record that was saved last.
    var savedHash: Int?

    init(
      name: String, hosted: any HostedScene, files: SceneFiles? = nil, session: BrowserSession,
      environment: SceneEnvironment, address: String, showing frame: Int, input: InputPosition = InputPosition()
    ) {
      self.name = name
      self.input = input
      self.hosted = hosted
      self.files = files ?? SceneFiles(limit: session.limits.uploadsPerScene)
      self.session = session
      self.environment = environment
      self.address = address
      lastInput = .now
      output = SceneOutput(showing: frame)
      bucket = TokenBucket(rate: session.limits.eventsPerSecond, burst: 5, now: .now)
      encoder = makeEncoder()
      listen()
    }

    private func listen() {
      hosted.onFrame = { [weak self] in self?.show($0) }
      hosted.onEnd = { [weak self] in self?.appDidEnd() }
      hosted.onCopy = { [weak self] in self?.copy($0) }
      hosted.onOpen = { [weak self] in self?.openOutside($0) }
    }

    private func stopListening() {
      hosted.onFrame = nil
      hosted.onEnd = nil
      hosted.onCopy = nil
      hosted.onOpen = nil
    }

    private func makeEncoder() -> PageEncoder {
      PageEncoder(
        base: session.base, language: environment.language, rightToLeft: environment.isRightToLeft,
        fontVersion: session.fontVersion)
    }

    // MARK: Frames

    /// Returns the document that shows the scene's current frame.
    ///
    /// - Parameter isGuess: True if the browser has not told its size and its appearance.
    func document(description: String?, nonce: String, isGuess: Bool) async -> String {
      await settle()
      let frame = takeFrame().numbered(1)
      latest = nil
      var encoder = makeEncoder()
      self.encoder = nil
      // Content without an address leaves the one that the user opened.
      if hosted.address != nil { updateAddress() } else { address = currentAddress }
      let guess = isGuess ? environment.look : nil
      let (html, used) = await Task.detached { [name] in
        let html = encoder.document(for: frame, scene: name, description: description, nonce: nonce, guess: guess)
        return (html, encoder)
      }.value
      take(used)
      session.metrics.countFrame(bytes: html.utf8.count)
      return html
    }

    /// Waits until the app has nothing to do, but not for long.
    func settle() async {
      let hosted = hosted
      await firstOf(session.limits.settlingTime) { await hosted.settle() }
    }

    private func takeFrame() -> Frame {
      let frame = hosted.frame()
      lastFrameNumber = frame.number
      return frame
    }

    /// Sends a frame, now or when the page is ready for it.
    private func show(_ frame: Frame) {
      guard !isClosed, frame.number != lastFrameNumber else { return }
      session.registry?.mainActorWatch.noteActivity()
      lastFrameNumber = frame.number
      latest = latest.map(frame.adding(transitionsOf:)) ?? frame
      needsSaving = true
      session.registry?.saveSoon()
      updateAddress()
      encodeNext()
    }

    /// Notes that the scene comes from the store. Its page gets the whole tree, and says its state again.
    func restore() {
      (isInUse, isRestored) = (true, true)
      output.requireTree()
    }

    private func encodeNext() {
      guard !isClosed, tab == .connected, let encoder, output.acceptsFrame else { return }
      guard latest != nil || output.needsTree else {
        tellEdits()
        return
      }
      // Asking for a frame may deliver one.
      self.encoder = nil
      let frame = (latest ?? hosted.frame()).numbered(output.sentFrame + 1)
      latest = nil
      let (wantsTree, handled, asks) = (output.needsTree, input.handled, output.needsTree && isRestored)
      if asks { (isRestored, awaitsOpening) = (false, true) }
      output.beginTree()
      Task.detached {
        var encoder = encoder
        let message = wantsTree ? encoder.tree(for: frame) : encoder.patches(to: frame)
        let line = message?.line(handled: handled, asksForState: asks)
        await self.didEncode(encoder, line, frame: frame.number, handled: handled)
      }
    }

    private func didEncode(_ encoder: PageEncoder, _ line: String?, frame: Int, handled: Int) {
      guard !isClosed else { return }
      take(encoder)
      if let line {
        if handled == input.handled { hasUntoldEdits = false }
        deliver(line, frame: frame)
        session.metrics.countFrame(bytes: line.utf8.count)
      }
      encodeNext()
    }

    private func take(_ encoder: PageEncoder) {
      self.encoder = encoder
      pictures = encoder.pictures
    }

    private func tellEdits() {
      guard hasUntoldEdits else { return }
      hasUntoldEdits = false
      deliver(PageMessage.line(handled: input.handled), frame: nil)
    }

    private func deliver(_ text: String, frame: Int?) {
      let id = stream.map { session.makeID(for: $0) }
      output.append(text, frame: frame, id: id)
      if let stream, let id { stream.send(text, for: name, id: id) }
    }

    // MARK: The tab

    /// Connects the scene with a stream.
    ///
    /// - Parameter last: the last event that the browser received from the stream that this one continues.
    func connect(to stream: EventStream, after last: EventID?) {
      guard self.stream !== stream else { return }
      let wasOpen = self.stream != nil || tab == .gone
      self.stream = stream
      tab = .connected
      hasLeft = false
      isInUse = true
      deadline = nil
      let messages = output.resume(after: last) { session.makeID(for: stream) }
      for message in messages {
        if let id = message.id { stream.send(message.text, for: name, id: id) }
      }
      // A page that has lost its stream shows so until it gets a message.
      if wasOpen, messages.isEmpty, !output.needsTree { hasUntoldEdits = true }
      encodeNext()
    }

    /// Notes that the stream ended.
    func disconnect(from stream: EventStream) {
      guard self.stream === stream else { return }
      self.stream = nil
      leaveTab()
    }

    private func leaveTab() {
      tab = .gone
      lost = .now
      deadline = .now + session.limits.gracePeriod
      session.registry?.watchDeadlines()
    }

    /// Notes that the page was left. It may come back.
    func leave() {
      guard tab != .unopened else { return }
      stream = nil
      hasLeft = true
      for event in PageEvent.leave.inputEvents(in: hosted.frame()) { hosted.send(event) }
      leaveTab()
      session.continueScene(of: self)
    }

    /// True if a new document at the same address may show this scene: its page will not.
    var mayContinueElsewhere: Bool {
      if awaitsDocument { return true }
      guard tab == .gone else { return false }
      return hasLeft || lost.map { .now - $0 > Self.reconnectionTime } ?? false
    }

    /// True if the scene has no tab, and nothing would be lost but its views and what its record restores.
    var mayBePutAside: Bool { tab == .gone && isInUse && !awaitsDocument && !isTooLarge && files.isEmpty }

    /// The time for which the scene has been without its tab.
    func waiting(_ now: ContinuousClock.Instant) -> Duration { lost.map { now - $0 } ?? .zero }

    /// True if this scene's document was requested to load the page of another scene again, and is not used yet.
    ///
    /// Browsers leave a page only after they have got the document that replaces it.
    func reloads(_ old: PageScene) -> Bool {
      isReload && self !== old && created > old.created && .now - created < session.limits.openingTime
        && input.handled <= (input.firstPost ?? 0) && address == old.address
    }

    /// Continues the hosted scene of the page that this one replaces. Its own is discarded.
    func takeOver(_ other: any HostedScene, _ files: SceneFiles) {
      stopListening()
      hosted.end()
      hosted = other
      self.files = files
      (isReload, isInUse, needsSaving) = (false, true, true)
      (latest, lastFrameNumber) = (nil, 0)
      listen()
      hosted.configure(environment.apply)
      for event: InputEvent in [.visible(output.isVisible), .active(output.isVisible)] { hosted.send(event) }
      output.requireTree()
      encodeNext()
    }

    /// Stops sending for this tab; another one has the hosted scene, or nobody.
    func close() {
      isClosed = true
      stream = nil
      stopListening()
    }

    private func appDidEnd() {
      deliver("{\"end\":true}", frame: nil)
      session.sceneDidEnd(self)
    }

    private func copy(_ text: String) {
      guard !isClosed, text.utf8.count <= session.limits.bodySize else { return }
      deliver("{\"copy\":\(JSONText.quoted(text))}", frame: nil)
    }

    /// Lets the browser open a link of the web, or keep a file.
    private func openOutside(_ url: URL) {
      guard !isClosed else { return }
      guard url.isFileURL else { return deliver("{\"open\":\(JSONText.quoted(url.absoluteString))}", frame: nil) }
      let address = "\(session.base)/_pergola/download/\(files.offer(url))"
      deliver(
        "{\"keep\":[\(JSONText.quoted(address)),\(JSONText.quoted(url.lastPathComponent))]}", frame: nil)
    }

    // MARK: Addresses

    /// The path and query of the visible content; the base if the content has no address.
    var currentAddress: String {
      session.base + (hosted.address.map(PageAddress.path) ?? "/")
    }

    /// Tells the page another address, and the last input that has led to it: the browser may have gone elsewhere since.
    private func updateAddress() {
      let current = currentAddress
      guard current != address else { return }
      address = current
      let replaces = isUserActive ? "" : ",\"replaces\":true"
      deliver("{\"address\":\(JSONText.quoted(current)),\"at\":\(input.handled)\(replaces)}", frame: nil)
    }

    // MARK: Input

    /// Handles posted input. Input that was handled before is skipped.
    ///
    /// - Returns: false if the page is a copy of another tab, and has to be loaded again.
    func take(_ items: [PageInput.Item]) -> Bool {
      guard let first = items.first else { return true }
      // The page of a scene that was put into the store still has its stream.
      if isRestored, stream == nil, let newest = session.newestStream { connect(to: newest, after: nil) }
      if first.number == 1, let firstPost = input.firstPost, input.handled > firstPost { return false }
      if first.number == 1 { input.firstPost = items.last?.number }
      lastInput = .now
      session.registry?.mainActorWatch.noteActivity()
      var needsFrame = false
      for item in items where item.number > input.handled {
        input.handled = item.number
        needsFrame = perform(item.event) || needsFrame
      }
      if needsFrame {
        needsSaving = true
        session.registry?.saveSoon()
        show(hosted.frame())
        updateAddress()
      }
      encodeNext()
      return true
    }

    /// Performs an event. Returns true if it may have changed the frame.
    private func perform(_ event: PageEvent) -> Bool {
      if event.isUse { isUserActive = true }
      switch event {
      case .open(let opening):
        open(opening)
      case .acknowledged(let frame):
        output.acknowledge(frame)
        return false
      case .leave:
        leave()
      case .visible(let isVisible):
        output.isVisible = isVisible
        send(event)
      case .address(let target):
        go(to: target)
      case .resized(let size, let safeArea):
        (environment.width, environment.height) = (size.width, size.height)
        environment.update(safeArea: safeArea)
        hosted.configure(environment.apply)
      case .edit:
        hasUntoldEdits = true
        send(event)
      case .files(let ids, let node):
        let chosen = files.files(ids)
        if !chosen.isEmpty { hosted.send(.files(chosen, node)) }
      case .appearance(let appearance):
        environment.isDark = appearance == .dark
        send(event)
      default:
        send(event)
      }
      return true
    }

    private func open(_ opening: PageEvent.Opening) {
      // What the page shows is not sent again.
      output.acknowledge(opening.frame)
      if stream == nil, let newest = session.newestStream { connect(to: newest, after: nil) }
      output.isVisible = true
      let isContinuous = input.firstPost == input.handled || awaitsOpening
      awaitsOpening = false
      output.open(showing: opening.frame, isConnected: stream != nil && isContinuous)
      environment.update(with: opening)
      hosted.configure(environment.apply)
      for event: InputEvent in [.visible(true), .active(true)] { hosted.send(event) }
    }

    /// Shows the place that the browser went back or forward to: opens its link, or goes back to the start page, which
    /// has none.
    private func go(to target: String) {
      isUserActive = false
      address = session.base + session.relative(target)
      if let link = session.link(to: target) { return hosted.open(link) }
      for _ in 0..<PageScene.maximumDepth where hosted.address != nil { hosted.send(.key(KeyEvent(.escape))) }
    }

    private func send(_ event: PageEvent) {
      let start = ContinuousClock.now
      AppWork.event.perform {
        for each in event.inputEvents(in: hosted.frame()) { hosted.send(each) }
      }
      session.metrics.noteHandling(event, duration: .now - start)
    }

    /// Enters the fields of a posted form, and presses its button. Returns false if these are too many events.
    func submit(_ form: PageForm) -> Bool {
      guard bucket.take(form.fields.count + 1, now: .now) else { return false }
      lastInput = .now
      for (node, text) in form.fields where hosted.frame().root.node(node)?.semantics?.value != text {
        let length = text.utf16.count
        send(.edit(PageEvent.Edit(node: node, text: text, selection: length..<length)))
      }
      if let node = form.press { send(.press(node)) }
      isInUse = true
      needsSaving = true
      session.registry?.saveSoon()
      return true
    }

    /// Tells the page that the scene is put into the store until the page is used.
    func sayIdle() {
      guard let stream else { return }
      stream.send("{\"idle\":true}", for: name, id: session.makeID(for: stream))
    }

    /// The state of the tab, for the store.
    var tabState: TabState { TabState(environment: environment, input: input) }
  }

  extension Frame {
    /// Returns the frame with another number.
    fileprivate func numbered(_ number: Int) -> Frame {
      Frame(
        number: number, size: size, scale: scale, root: root, transitions: transitions, focusedNode: focusedNode,
        title: title)
    }

    /// Returns the frame with the transitions of an earlier one that is not shown.
    fileprivate func adding(transitionsOf earlier: Frame) -> Frame {
      guard !earlier.transitions.isEmpty, earlier.transitions.count + transitions.count <= 1000 else { return self }
      return Frame(
        number: number, size: size, scale: scale, root: root, transitions: earlier.transitions + transitions,
        focusedNode: focusedNode, title: title)
    }
  }
#endif
