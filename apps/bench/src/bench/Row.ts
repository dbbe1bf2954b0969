/** One figure of a table. */
export interface Row {
  /** The measured property. */
  readonly what: string
  readonly figure: number
  /** Unit, such as `KB` or `requests/s`. */
  readonly unit: string
  /** The same figure of the baseline, measured in the same run. */
  readonly baseline?: number | undefined
  /** Target value; missing if none is defined. */
  readonly target?: number | undefined
  /** Whether a lower value is better. */
  readonly isCost: boolean
  /** Explanation of the figure. */
  readonly note?: string | undefined
}

/** Returns whether a figure misses its target. */
export const missesTarget = ({ figure, target, isCost }: Row): boolean =>
  target !== undefined && (isCost ? figure > target : figure < target)
