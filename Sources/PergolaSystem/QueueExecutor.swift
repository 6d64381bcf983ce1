import Foundation

/// An executor that runs a task on a queue of its own, while the threads that run tasks wait for it.
final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "pergola.system.prompt")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
