#if Web
  import Foundation
  import RenderTree

  /// The scene of a tab: it passes input on, and sends the changes of its frames to the tab's page.
  ///
  /// Three values decide what happens, and the scene performs it: ``TabLife`` when the scene is closed, ``FrameFlow`` when a
  /// frame is sent, ``PageHistory`` what the browser's back button leads to.
  @MainActor
  final class PageScene {
    /// The longest time for which the events of one page hold the main actor at a stretch. Others have their turn then.
    private static let stretch = Duration.milliseconds(50)
    /// The number of screens that are left at most on the way to the start page.
    private static let maximumDepth = 20

    let name: String
    private(set) var hosted: any HostedScene
    /// The session, which has the scene until the scene is closed.
    let session: BrowserSession
    /// The files between the user and the app. They go with the hosted scene.
    private(set) var files: SceneFiles

    private(set) var life: TabLife
    private(set) var lastInput: ContinuousClock.Instant
    private(set) var stream: EventStream?
    var environment: SceneEnvironment
    var bucket: TokenBucket

    // Output.
    private var flow: FrameFlow
    private var encoder: PageEncoder
    private(set) var pictures: [String: PageEncoder.Picture] = [:]
    private var history: PageHistory
    /// True if the scene has ended, or another one shows what it showed.
    private(set) var isClosed = false

    // Input.
    /// The part of the page's input that was handled.
    private var input: InputPosition

    // Restoration.
    /// True if the scene may have changed since it was saved.
    var needsSaving = false
    /// True if the record of the scene is larger than the limit.
    var isTooLarge = false
    /// The hash of the record that was saved last.
    var savedHash: Int?

    init(
      name: String, hosted: any HostedScene, files: SceneFiles? = nil, session: BrowserSession,
      environment: SceneEnvironment, history: PageHistory, showing frame: Int, isReload: Bool = false,
      input: InputPosition = InputPosition()
    ) {
      self.name = name
      self.input = input
      self.hosted = hosted
      self.files = files ?? SceneFiles(limit: session.limits.uploadsPerScene)
      self.session = session
      self.environment = environment
      self.history = history
      let limits = session.limits
      life = TabLife(
        TabLife.Limits(opening: limits.openingTime, grace: limits.gracePeriod), isReload: isReload, at: .now)
      lastInput = .now
      flow = FrameFlow(showing: frame)
      bucket = TokenBucket(rate: limits.eventsPerSecond, burst: 5, now: .now)
      encoder = Self.makeEncoder(environment, session)
      listen()
    }

    private func listen() {
      hosted.onChange = { [weak self] in self?.contentDidChange() }
      hosted.onEnd = { [weak self] in self?.appDidEnd() }
      hosted.onCopy = { [weak self] in self?.copy($0) }
      hosted.onAnnounce = { [weak self] in self?.announce($0) }
      hosted.onOpen = { [weak self] in self?.openOutside($0) }
    }

    private func stopListening() {
      hosted.onChange = nil
      hosted.onEnd = nil
      hosted.onCopy = nil
      hosted.onAnnounce = nil
      hosted.onOpen = nil
    }

    private static func makeEncoder(_ environment: SceneEnvironment, _ session: BrowserSession) -> PageEncoder {
      PageEncoder(
        base: session.base, language: environment.language, rightToLeft: environment.isRightToLeft,
        fontVersion: session.fontVersion)
    }

    // MARK: Frames

    /// Returns the document that shows the scene's current frame.
    ///
    /// - Parameter isGuess: true if the browser has not told its size and its appearance.
    func document(description: String?, nonce: String, isGuess: Bool) async -> String {
      await settle()
      perform(flow.handle(.documentBegan))
      let frame = hosted.frame().numbered(1)
      var encoder = Self.makeEncoder(environment, session)
      // Content without an address leaves the one that the user opened.
      if hosted.address != nil { updateAddress() } else { history.start(hosted.place, currentAddress) }
      let guess = isGuess ? environment.look : nil
      let (html, used) = await Task.detached { [name, longest = session.limits.textLength] in
        let html = encoder.document(
          for: frame, scene: name, longest: longest, description: description, nonce: nonce, guess: guess)
        return (html, encoder)
      }.value
      take(used)
      perform(flow.handle(.encoded(tellsEdits: false)))
      session.metrics.countFrame(bytes: html.utf8.count)
      return html
    }

    /// Waits until the app has nothing to do, but not for long.
    func settle() async {
      let hosted = hosted
      await firstOf(session.limits.settlingTime) { await hosted.settle() }
    }

    /// Notes that the scene has another frame. It is fetched when the page is ready for it.
    private func contentDidChange() {
      guard !isClosed else { return }
      session.registry?.mainActorWatch.noteActivity()
      noteUse()
      perform(flow.handle(.changed))
      updateAddress()
    }

    /// Notes that the scene may have changed since it was saved.
    private func noteUse() {
      needsSaving = true
      session.registry?.saveSoon()
    }

    /// Notes that the scene comes from the store. Its page gets the whole tree, and says its state again.
    func restore() {
      perform(life.handle(.used, at: .now))
      perform(flow.handle(.restored))
    }

    private func perform(_ action: FrameFlow.Action?) {
      guard !isClosed, let action else { return }
      switch action {
      case .tellHandled: deliver(.handled(input.handled), frame: nil)
      case .encode(let wholeTree, let asksForState): encode(wholeTree: wholeTree, asksForState: asksForState)
      }
    }

    /// Encodes the newest frame, and sends it.
    private func encode(wholeTree: Bool, asksForState: Bool) {
      let frame = hosted.frame().numbered(flow.output.sentFrame + 1)
      let handled = input.handled
      Task.detached { [encoder] in
        var encoder = encoder
        let message = wholeTree ? encoder.tree(for: frame) : encoder.patches(to: frame)
        let line = message.map {
          PageCommand.frame($0, handled: handled, asksForState: asksForState).json
        }
        await self.didEncode(encoder, line, frame: frame.number, handled: handled)
      }
    }

    private func didEncode(_ encoder: PageEncoder, _ line: String?, frame: Int, handled: Int) {
      guard !isClosed else { return }
      take(encoder)
      if let line {
        deliver(line, frame: frame)
        session.metrics.countFrame(bytes: line.utf8.count)
      }
      perform(flow.handle(.encoded(tellsEdits: line != nil && handled == input.handled)))
    }

    private func take(_ encoder: PageEncoder) {
      self.encoder = encoder
      pictures = encoder.pictures
    }

    private func deliver(_ command: PageCommand, frame: Int?) { deliver(command.json, frame: frame) }

    private func deliver(_ text: String, frame: Int?) {
      let id = stream.map { session.makeID(for: $0) }
      flow.output.append(text, frame: frame, id: id)
      if let stream, let id { stream.send(text, for: name, id: id) }
    }

    // MARK: The tab

    private func perform(_ actions: [TabLife.Action]) {
      for action in actions {
        switch action {
        case .watchDeadline: session.registry?.watchDeadlines()
        case .offerContent: session.continueScene(of: self)
        }
      }
    }

    /// Connects the scene with a stream.
    ///
    /// - Parameter last: the last event that the browser received from the stream that this one continues.
    func connect(to stream: EventStream, after last: EventID?) {
      guard self.stream !== stream else { return }
      let wasOpen = self.stream != nil || life.isGone
      self.stream = stream
      perform(life.handle(.connected, at: .now))
      let messages = flow.output.resume(after: last) { session.makeID(for: stream) }
      for message in messages {
        if let id = message.id { stream.send(message.text, for: name, id: id) }
      }
      perform(flow.handle(.connected(again: wasOpen && messages.isEmpty && !flow.output.needsTree)))
    }

    /// Notes that the stream ended.
    func disconnect(from stream: EventStream) {
      guard self.stream === stream else { return }
      self.stream = nil
      perform(flow.handle(.disconnected))
      perform(life.handle(.streamLost, at: .now))
    }

    /// Notes that the page was left. It may come back.
    func leave() {
      guard life.state != .unopened else { return }
      stream = nil
      perform(flow.handle(.disconnected))
      for event in PageEvent.leave.inputEvents { hosted.send(event) }
      perform(life.handle(.left, at: .now))
    }

    /// Notes that a form was posted, whose result the next document shows.
    func awaitDocument() { perform(life.handle(.formPosted, at: .now)) }

    /// Notes that the scene continues the content of a page that is gone, for a new document.
    func continueContent() {
      perform(life.handle(.continued, at: .now))
      needsSaving = true
    }

    /// True if the scene has no tab, and nothing would be lost but its views and what its record restores.
    var mayBePutAside: Bool { life.isGone && life.isInUse && !life.awaitsDocument && !isTooLarge && files.isEmpty }

    /// True if this scene's document was requested to load the page of another scene again, and is not used yet.
    ///
    /// Browsers leave a page only after they have got the document that replaces it.
    func reloads(_ old: PageScene) -> Bool {
      self !== old && life.mayReplace(old.life, at: .now) && input.handled <= (input.firstPost ?? 0)
        && history.address == old.history.address
    }

    /// Continues the content of the page that this one replaces. Its own is discarded.
    func takeOver(_ old: PageScene) {
      stopListening()
      hosted.end()
      (hosted, files) = (old.hosted, old.files)
      history = old.history
      perform(life.handle(.replacedPage, at: .now))
      noteUse()
      listen()
      hosted.configure(environment.apply)
      let isVisible = flow.output.isVisible
      for event: InputEvent in [.visible(isVisible), .active(isVisible)] { hosted.send(event) }
      perform(flow.handle(.treeNeeded))
    }

    /// Stops sending for this tab; another one has the hosted scene, or nobody.
    func close() {
      isClosed = true
      stream = nil
      stopListening()
    }

    private func appDidEnd() {
      deliver(.end, frame: nil)
      session.sceneDidEnd(self)
    }

    private func copy(_ text: String) {
      guard !isClosed, text.utf8.count <= session.limits.bodySize else { return }
      deliver(.copy(text), frame: nil)
    }

    /// Sends a text to the page, whose browser reads it aloud.
    private func announce(_ text: String) {
      guard !isClosed, text.utf8.count <= session.limits.bodySize else { return }
      deliver(.announce(text), frame: nil)
    }

    /// Lets the browser open a link of the web, or keep a file.
    private func openOutside(_ url: URL) {
      guard !isClosed else { return }
      guard url.isFileURL else { return deliver(.open(url.absoluteString), frame: nil) }
      let address = "\(session.base)/_pergola/download/\(files.offer(url))"
      deliver(.keep(address, name: url.lastPathComponent), frame: nil)
    }

    // MARK: Addresses

    /// The path and query that the page's address bar shows.
    var address: String { history.address }

    /// The path and query of the visible content; the base if the content has no address.
    var currentAddress: String {
      session.base + (hosted.address.map(PageAddress.path) ?? "/")
    }

    /// Tells the page another place, and the last input that has led to it: the browser may have gone elsewhere since.
    private func updateAddress() {
      // The page of a scene from the store says first at which entry it is.
      guard !flow.isRestored, !flow.awaitsOpening else { return }
      hosted.notePlace()
      let (place, address) = (hosted.place, currentAddress)
      if let link = session.link(to: history.address), history.missesAddress(at: place, address) {
        return hosted.open(link)
      }
      guard let change = history.show(place, address) else { return }
      deliver(.history(change, place: PlaceOutline(place), at: input.handled), frame: nil)
    }

    /// Tells the page the place of its entry, if it does not have that.
    private func tellPlace(unless known: PlaceOutline?) {
      let place = PlaceOutline(hosted.place)
      guard let known, known != place else { return }
      deliver(.history(.replace(address, entry: history.entry), place: place, at: input.handled), frame: nil)
    }

    /// The history of the page, for another one that continues its content.
    var pageHistory: PageHistory { history }

    /// Shows the place to which the browser went back or forward: the app goes back, opens a link, or leaves screens until
    /// it shows the start page, which has no link.
    private func visit(_ entry: Int?, _ target: String) {
      switch history.visit(entry, address: session.base + session.relative(target)) {
      case .place(let place): hosted.go(to: place)
      case .address(let address):
        if let link = session.link(to: address) { return hosted.open(link) }
        for _ in 0..<PageScene.maximumDepth where hosted.address != nil { hosted.send(.key(KeyEvent(.escape))) }
      }
    }

    // MARK: Input

    /// Handles posted input. Input that was handled before is skipped. Other work on the main actor has its turn in between.
    ///
    /// - Returns: false if the page is a copy of another tab, and has to be loaded again.
    func take(_ items: [PageInput.Item]) async -> Bool {
      guard let first = items.first else { return true }
      // The page of a scene that was put into the store still has its stream.
      if flow.isRestored, stream == nil, let newest = session.newestStream { connect(to: newest, after: nil) }
      if first.number == 1, let firstPost = input.firstPost, input.handled > firstPost { return false }
      if first.number == 1 { input.firstPost = items.last?.number }
      var start = ContinuousClock.now
      var mayHaveChanged = false
      for item in items {
        // Another post may have been handled, or the scene closed, while this one waited.
        guard item.number > input.handled, !isClosed else { continue }
        input.handled = item.number
        mayHaveChanged = perform(item.event) || mayHaveChanged
        guard .now - start > Self.stretch else { continue }
        didTakeInput(mayHaveChanged)
        await Task.yield()
        (start, mayHaveChanged) = (.now, false)
      }
      didTakeInput(mayHaveChanged)
      return true
    }

    private func didTakeInput(_ mayHaveChanged: Bool) {
      guard !isClosed else { return }
      lastInput = .now
      session.registry?.mainActorWatch.noteActivity()
      if mayHaveChanged { noteUse() }
      perform(flow.handle(mayHaveChanged ? .changed : .outputChanged))
      if mayHaveChanged { updateAddress() }
    }

    /// Performs an event. Returns true if it may have changed the frame.
    private func perform(_ event: PageEvent) -> Bool {
      if event.isAction { history.noteAction() }
      switch event {
      case .open(let opening):
        open(opening)
      case .acknowledged(let frame):
        flow.output.acknowledge(frame)
        return false
      case .treeNeeded(let reason):
        session.registry?.notePageFault(reason)
        perform(flow.handle(.treeNeeded))
        return false
      case .leave:
        leave()
      case .visible(let isVisible):
        flow.output.isVisible = isVisible
        send(event)
      case .visited(let entry, let target):
        visit(entry, target)
      case .resized(let size, let safeArea):
        (environment.width, environment.height) = (size.width, size.height)
        environment.update(safeArea: safeArea)
        hosted.configure(environment.apply)
      case .edit:
        // A frame that says that the edit is handled includes it.
        send(event)
        perform(flow.handle(.edited))
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
      flow.output.acknowledge(opening.frame)
      if stream == nil, let newest = session.newestStream { connect(to: newest, after: nil) }
      flow.output.isVisible = true
      let wasAsked = flow.noteOpening()
      let isContinuous = input.firstPost == input.handled || wasAsked
      flow.output.open(showing: opening.frame, isConnected: stream != nil && isContinuous)
      history.load(at: opening.entry, trail: opening.trail)
      updateAddress()
      tellPlace(unless: opening.trail.last?.outline)
      environment.update(with: opening)
      hosted.configure(environment.apply)
      for event: InputEvent in [.visible(true), .active(true)] { hosted.send(event) }
    }

    private func send(_ event: PageEvent) {
      let start = ContinuousClock.now
      for each in event.inputEvents { hosted.send(each) }
      session.metrics.noteHandling(event, duration: .now - start)
    }

    /// Enters the fields of a posted form, and presses its button. Returns false if these are too many events.
    func submit(_ form: PageForm) -> Bool {
      guard bucket.take(form.fields.count + 1, now: .now) else { return false }
      lastInput = .now
      let root = hosted.frame().root
      for (node, text) in form.fields {
        guard let semantics = root.node(node)?.semantics, semantics.isEditable else { continue }
        let old = semantics.fieldText?.string ?? semantics.value ?? ""
        if old != text { hosted.send(.edited(TextEdit(from: old, to: text), node)) }
      }
      if let node = form.press { send(.press(node)) }
      perform(life.handle(.used, at: .now))
      noteUse()
      return true
    }

    /// Says a sentence in the page.
    func say(_ sentence: String) { deliver(.notice(sentence), frame: nil) }

    /// Tells the page that the scene is put into the store until the page is used.
    func sayIdle() {
      guard let stream else { return }
      stream.send(PageCommand.idle.json, for: name, id: session.makeID(for: stream))
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
  }
#endif
