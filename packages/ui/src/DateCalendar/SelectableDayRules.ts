/** Rules for which days can be chosen; every day is `YYYY-MM-DD`. */
export interface SelectableDayRules {
  /** The server's current day, which may differ from the shopper's. */
  readonly today: string
  /**
   * First selectable day.
   * @default today
   */
  readonly min?: string | undefined
  /** Last selectable day. */
  readonly max?: string | undefined
  /** Returns why a day between `min` and `max` cannot be chosen; `undefined` if it can. */
  readonly blocked?: ((day: string) => string | undefined) | undefined
}
