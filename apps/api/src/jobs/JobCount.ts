/** The jobs of one queue, those of all instances together. */
export interface JobCount {
  readonly queue: string
  /** To be done, for the first time or again. */
  readonly waiting: number
  /** Given up, and kept for 7 days. */
  readonly failed: number
  /** Seconds the oldest of those that wait waits. */
  readonly oldest: number
}
