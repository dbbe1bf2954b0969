/** How far a sheet must be drawn down to close, in pixels: more than this (specification 1, section 9). */
export const closingDistance = 100

/** Pixels within which a pointer is only pressed: a finger is never quite still. */
const slack = 8

/** What a pointer is up to that has moved so far, in pixels: nothing yet, drawing the sheet down, or anything else. */
export function readDrag(across: number, down: number): 'still' | 'sheet' | 'other' {
  if (Math.hypot(across, down) < slack) return 'still'
  return down > Math.abs(across) ? 'sheet' : 'other'
}
