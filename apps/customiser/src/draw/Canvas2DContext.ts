/** What draws: a canvas in the page, or one beside it. */
export type Canvas2DContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Draws something without leaving a trace of how. */
export function withSavedState(pen: Canvas2DContext, draw: () => void): void {
  pen.save()
  draw()
  pen.restore()
}

/** A soft change of colour along a line. */
export function createLinearGradient(
  pen: Canvas2DContext,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const made = pen.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) made.addColorStop(at, colour)
  return made
}
