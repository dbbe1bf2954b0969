/** A stretch of the page, in pixels from its top. */
export interface ScrollRange {
  /** Where it begins. */
  readonly from: number
  /** Where it ends; at least `from`. */
  readonly to: number
}

/** The ranges that were met on the way from one scroll position to another, their ends included. */
export function crossedRanges(
  ranges: readonly ScrollRange[],
  before: number,
  now: number,
): readonly ScrollRange[] {
  const top = Math.min(before, now)
  const bottom = Math.max(before, now)
  return ranges.filter(({ from, to }) => from <= bottom && to >= top)
}
