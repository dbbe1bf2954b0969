/** The current time, injected so that tests are exact. */
export interface Clock {
  readonly now: () => Date
}
