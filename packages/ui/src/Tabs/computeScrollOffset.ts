/** Start and end of an element on the screen, in pixels from the left. */
interface Extent {
  readonly left: number
  readonly right: number
}

/**
 * Returns how far a container must scroll to the right, in pixels, so that an element is visible with `margin` on
 * either side.
 */
export function computeScrollOffset(piece: Extent, frame: Extent, margin: number): number {
  const missingLeft = piece.left - margin - frame.left
  const missingRight = piece.right + margin - frame.right
  if (missingLeft < 0) return missingLeft
  // An element wider than the container is aligned to its start.
  return Math.max(0, Math.min(missingRight, missingLeft))
}
