/** Job counts of one queue across all instances. */
export interface JobCount {
  readonly queue: string
  /** Jobs to run, for the first time or again. */
  readonly waiting: number
  /** Failed jobs, kept for 7 days. */
  readonly failed: number
  /** Age in seconds of the oldest waiting job. */
  readonly oldest: number
}
