/** Distance in pixels that a sheet must be dragged down to close: more than this (specification 1, section 9). */
export const closingDistance = 100

/** Slack in pixels: a pointer that moved less still counts as pressed, because a finger is never quite still. */
const slack = 8

/**
 * Classifies a pointer gesture by its movement so far, in pixels: none yet, dragging the sheet down, or anything else.
 */
export function classifyDrag(across: number, down: number): 'still' | 'sheet' | 'other' {
  if (Math.hypot(across, down) < slack) return 'still'
  return down > Math.abs(across) ? 'sheet' : 'other'
}
