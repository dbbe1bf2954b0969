/** Where something begins and ends on the screen, in pixels from the left. */
interface Extent {
  readonly left: number
  readonly right: number
}

/** How far a frame must scroll to the right, in pixels, so that a piece is in it with `margin` to spare. */
export function computeScrollOffset(piece: Extent, frame: Extent, margin: number): number {
  const missingLeft = piece.left - margin - frame.left
  const missingRight = piece.right + margin - frame.right
  if (missingLeft < 0) return missingLeft
  // A piece wider than the frame is shown from where it begins.
  return Math.max(0, Math.min(missingRight, missingLeft))
}
