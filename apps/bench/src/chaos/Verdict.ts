import { type Violation, type ViolationKind, violationKinds } from './Violation.ts'

/** What came of one kind of fault. */
export interface Verdict {
  /** What was done, such as `API killed, on Postgres`. */
  readonly fault: string
  readonly tried: number
  readonly survived: number
  readonly violations: readonly Violation[]
  /** Milliseconds from each fault's end to "ready"; empty where nothing was away. */
  readonly recoveries: readonly number[]
  /** What was seen, such as how many orders. */
  readonly note: string
}

/** How often a kind of kind was done. */
export const countViolations = ({ violations }: Pick<Verdict, 'violations'>, kind: ViolationKind): number =>
  violations.filter((one) => one.kind === kind).reduce((sum, { count = 1 }) => sum + count, 0)

/** Whether every fault was survived and each figure that must be 0 is 0. */
export const isClean = (verdict: Verdict): boolean =>
  verdict.tried === verdict.survived &&
  [...violationKinds, 'other' as const].every((kind) => countViolations(verdict, kind) === 0)
