import type { Verdict } from './Verdict.ts'

/** How much of it. */
export interface Extent {
  /** How often, where somebody said so. */
  readonly rounds: number | undefined
  readonly isFull: boolean
}

/** A part of the torture, which can be run by itself. */
export interface Part {
  /** Its name on the command line. */
  readonly name: string
  readonly run: (extent: Extent) => Promise<readonly Verdict[]>
}

/** What was said, or else the figure of the promises or the one of every day. */
export const roundsOf = ({ rounds, isFull }: Extent, few: number, full: number): number =>
  rounds ?? (isFull ? full : few)
