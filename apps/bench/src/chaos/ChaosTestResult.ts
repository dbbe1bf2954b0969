import { type Violation, type ViolationKind, violationKinds } from './Violation.ts'

/** Result of one kind of fault. */
export interface ChaosTestResult {
  /** The fault, such as `API killed, on Postgres`. */
  readonly fault: string
  readonly tried: number
  readonly survived: number
  readonly violations: readonly Violation[]
  /** Milliseconds from the end of each fault until the store was ready again; empty if nothing was unavailable. */
  readonly recoveries: readonly number[]
  /** Observations, such as the number of orders. */
  readonly note: string
}

/** Returns the number of violations of a kind. */
export const countViolations = (
  { violations }: Pick<ChaosTestResult, 'violations'>,
  kind: ViolationKind,
): number => violations.filter((one) => one.kind === kind).reduce((sum, { count = 1 }) => sum + count, 0)

/** Returns whether the store survived every fault and there are no violations. */
export const isPassingVerdict = (verdict: ChaosTestResult): boolean =>
  verdict.tried === verdict.survived &&
  [...violationKinds, 'other' as const].every((kind) => countViolations(verdict, kind) === 0)
