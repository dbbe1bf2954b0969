/** Which days can be chosen; every day is `YYYY-MM-DD`. */
export interface DayRules {
  /** The shop's today, which need not be the shopper's. */
  readonly today: string
  /**
   * First day that can be chosen.
   * @default today
   */
  readonly min?: string | undefined
  /** Last day that can be chosen. */
  readonly max?: string | undefined
  /** Says why a day between the first and the last cannot be chosen; `undefined` when it can. */
  readonly blocked?: ((day: string) => string | undefined) | undefined
}
