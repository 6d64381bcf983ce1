import OpenCombine

extension Publishers {
  /// The groups of `collect(_:options:)`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// One group for each interval of the scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// One group for each interval of the scheduler's time, and whenever a group has the given number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
