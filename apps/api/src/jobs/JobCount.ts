/** Job counts of one queue across all instances. */
export interface JobCount {
  readonly queue: string
  /** Number of jobs that wait for their first or another attempt. */
  readonly waiting: number
  /** Number of failed jobs, which are kept for 7 days. */
  readonly failed: number
  /** Age in seconds of the oldest waiting job. */
  readonly oldest: number
}
