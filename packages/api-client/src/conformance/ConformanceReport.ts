/** Result of one check. */
export interface CheckResult {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** Why the check failed or was skipped; missing if it passed. */
  readonly reason?: string | undefined
  /** The call at which the check failed; missing if it did not fail. */
  readonly call?: string | undefined
  /** All calls that it made. */
  readonly calls: readonly string[]
}

/** Result of one call of the contract. */
export interface CallResult {
  /** Name of the call, such as `cart.add`. */
  readonly call: string
  readonly status: 'passed' | 'failed' | 'unchecked'
  /** Number of checks that made the call. */
  readonly checks: number
  /** Violations, one sentence each: the check and the difference, or the path in a response. */
  readonly faults: readonly string[]
}

/** Result of all checks of a profile. */
export interface ConformanceReport {
  readonly isPassed: boolean
  readonly checks: readonly CheckResult[]
  readonly calls: readonly CallResult[]
}
