/** One figure of a table. */
export interface Row {
  /** What was measured. */
  readonly what: string
  readonly figure: number
  /** Such as `KB` or `requests/s`. */
  readonly unit: string
  /** The same of what cannot be beaten, measured in the same run. */
  readonly baseline?: number | undefined
  /** What it must reach; missing where nothing was promised. */
  readonly target?: number | undefined
  /** Whether less is better. */
  readonly isCost: boolean
  /** What the figure does not say by itself. */
  readonly note?: string | undefined
}

/** Whether a figure is worse than it must be. */
export const missesTarget = ({ figure, target, isCost }: Row): boolean =>
  target !== undefined && (isCost ? figure > target : figure < target)
