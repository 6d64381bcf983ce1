import Combine
import Foundation

/// The state of the server that the screens show and change: its jobs, its log and its people.
///
/// All screens of all users observe the same workplace.
@MainActor
public final class Workplace {
  /// The workplace of the process.
  public internal(set) static var shared = Workplace()

  @Published private(set) var jobs: [Job] = []
  @Published private(set) var log: [LogLine] = []
  @Published private(set) var people = [
    Person(id: "ada", name: "Ada Lovelace", role: .administrator),
    Person(id: "alan", name: "Alan Turing", role: .editor),
    Person(id: "grace", name: "Grace Hopper", role: .administrator),
    Person(id: "katherine", name: "Katherine Johnson", role: .editor),
    Person(id: "margaret", name: "Margaret Hamilton", role: .viewer),
  ]
  /// Called with the name of a user who may no longer use the server.
  public var onBlock: (@MainActor (String) -> Void)?

  /// The number of lines that the log keeps.
  static let capacity = 1000

  private let step: Duration
  private let clock: any Clock<Duration>
  private var worker: Task<Void, Never>?
  private var lastJob = 0
  private var lastLine = 0

  /// A workplace whose jobs proceed by a tenth in each step of time.
  init(step: Duration = .milliseconds(500), clock: any Clock<Duration> = ContinuousClock()) {
    self.step = step
    self.clock = clock
  }

  // MARK: Jobs

  /// The names of the jobs, in order.
  public var jobNames: [String] { jobs.map(\.name) }

  /// Adds a job, which begins after those that wait.
  public func addJob(named name: String) {
    lastJob += 1
    jobs.append(Job(id: lastJob, name: name))
    write("\(name) was added.")
    work()
  }

  /// Adds some jobs.
  public func addSampleJobs() {
    for name in ["Index the archive", "Resize pictures", "Send invoices"] { addJob(named: name) }
  }

  func job(_ id: Job.ID) -> Job? { jobs.first { $0.id == id } }

  func cancel(_ id: Job.ID) {
    guard let job = job(id), job.isActive else { return }
    set(.cancelled, of: id)
    write("\(job.name) was cancelled.", level: .warning)
  }

  /// Adds a job again that was cancelled or has finished.
  func `repeat`(_ id: Job.ID) {
    if let job = job(id), !job.isActive { addJob(named: job.name) }
  }

  func removeEndedJobs() { jobs.removeAll { !$0.isActive } }

  private func set(_ state: Job.State, of id: Job.ID) {
    if let index = jobs.firstIndex(where: { $0.id == id }) { jobs[index].state = state }
  }

  /// Works on one job after the other until none waits.
  private func work() {
    guard worker == nil else { return }
    worker = Task { [weak self] in
      while let self, let next = jobs.first(where: { $0.state == .waiting }) { await perform(next) }
      self?.worker = nil
    }
  }

  private func perform(_ job: Job) async {
    for tenth in 0..<10 {
      set(.running(Double(tenth) / 10), of: job.id)
      try? await clock.sleep(for: step)
      guard self.job(job.id)?.isActive == true else { return }
    }
    set(.finished, of: job.id)
    write("\(job.name) has finished.")
  }

  // MARK: Log

  /// Writes a line into the log.
  public func write(_ text: String) { write(text, level: .info) }

  func write(_ text: String, level: LogLine.Level, date: Date = Date()) {
    lastLine += 1
    log.append(LogLine(id: lastLine, date: date, level: level, text: text))
    if log.count > Self.capacity { log.removeFirst(log.count - Self.capacity) }
  }

  // MARK: People

  /// True if a user exists and is not blocked.
  public func mayEnter(_ id: String) -> Bool { person(id).map { !$0.isBlocked } ?? false }

  func person(_ id: Person.ID) -> Person? { people.first { $0.id == id } }

  func setRole(_ role: Person.Role, of id: Person.ID) {
    guard let index = people.firstIndex(where: { $0.id == id }), people[index].role != role else { return }
    people[index].role = role
    write("\(people[index].name) is \(role.rawValue.lowercased()) now.")
  }

  func setBlocked(_ isBlocked: Bool, of id: Person.ID) {
    guard let index = people.firstIndex(where: { $0.id == id }), people[index].isBlocked != isBlocked else { return }
    people[index].isBlocked = isBlocked
    write("\(people[index].name) was \(isBlocked ? "blocked" : "admitted").", level: .warning)
    if isBlocked { onBlock?(id) }
  }
}
