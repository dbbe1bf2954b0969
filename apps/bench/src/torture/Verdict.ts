import { type Finding, type Harm, harms } from './Finding.ts'

/** What came of one kind of fault. */
export interface Verdict {
  /** What was done, such as `API killed, on Postgres`. */
  readonly fault: string
  readonly tried: number
  readonly survived: number
  readonly findings: readonly Finding[]
  /** Milliseconds from each fault's end to "ready"; empty where nothing was away. */
  readonly recoveries: readonly number[]
  /** What was seen, such as how many orders. */
  readonly note: string
}

/** How often a kind of harm was done. */
export const harmOf = ({ findings }: Pick<Verdict, 'findings'>, harm: Harm): number =>
  findings.filter((one) => one.harm === harm).reduce((sum, { count = 1 }) => sum + count, 0)

/** Whether every fault was survived and each figure that must be 0 is 0. */
export const isClean = (verdict: Verdict): boolean =>
  verdict.tried === verdict.survived &&
  [...harms, 'other' as const].every((harm) => harmOf(verdict, harm) === 0)
