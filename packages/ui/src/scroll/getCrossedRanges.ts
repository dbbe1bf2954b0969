/** A vertical range of the page, in pixels from its top. */
export interface ScrollRange {
  /** Start of the range. */
  readonly from: number
  /** End of the range; at least `from`. */
  readonly to: number
}

/** Returns the ranges between two scroll positions, including their ends. */
export function getCrossedRanges(
  ranges: readonly ScrollRange[],
  before: number,
  now: number,
): readonly ScrollRange[] {
  const top = Math.min(before, now)
  const bottom = Math.max(before, now)
  return ranges.filter(({ from, to }) => from <= bottom && to >= top)
}
