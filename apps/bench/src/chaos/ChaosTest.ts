import type { Verdict } from './Verdict.ts'

/** How much of it. */
export interface ChaosRunOptions {
  /** How often, where somebody said so. */
  readonly rounds: number | undefined
  readonly isFull: boolean
}

/** A group of chaos tests, which can be run by itself. */
export interface ChaosTest {
  /** Its name on the command line. */
  readonly name: string
  readonly run: (extent: ChaosRunOptions) => Promise<readonly Verdict[]>
}

/** What was said, or else the figure of the promises or the one of every day. */
export const roundsOf = ({ rounds, isFull }: ChaosRunOptions, few: number, full: number): number =>
  rounds ?? (isFull ? full : few)
