/** What draws: a canvas in the page, or one beside it. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Draws something without leaving a trace of how. */
export function apart(pen: Pen, draw: () => void): void {
  pen.save()
  draw()
  pen.restore()
}

/** A soft change of colour along a line. */
export function gradient(
  pen: Pen,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const made = pen.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) made.addColorStop(at, colour)
  return made
}
