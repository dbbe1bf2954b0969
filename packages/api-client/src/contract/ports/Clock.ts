/** The time, handed in so that tests are exact. */
export interface Clock {
  readonly now: () => Date
}
