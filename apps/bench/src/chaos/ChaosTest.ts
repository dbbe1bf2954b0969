import type { ChaosTestResult } from './ChaosTestResult.ts'

/** Extent of a run. */
export interface ChaosRunOptions {
  /** Number of rounds, if set on the command line. */
  readonly rounds: number | undefined
  readonly isFull: boolean
}

/** A group of chaos tests, which can run separately. */
export interface ChaosTest {
  /** Name of the group on the command line. */
  readonly name: string
  readonly run: (extent: ChaosRunOptions) => Promise<readonly ChaosTestResult[]>
}

/** Returns the number of rounds from the command line, or else the default of a full or an everyday run. */
export const getRoundCount = ({ rounds, isFull }: ChaosRunOptions, few: number, full: number): number =>
  rounds ?? (isFull ? full : few)
