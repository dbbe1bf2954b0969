/** The drawing context: of a canvas in the page or offscreen. */
export type Canvas2DContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Draws with the context's state saved and restored. */
export function withSavedCanvasState(pen: Canvas2DContext, draw: () => void): void {
  pen.save()
  draw()
  pen.restore()
}

/** Creates a linear color gradient. */
export function createLinearGradient(
  pen: Canvas2DContext,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const made = pen.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) made.addColorStop(at, colour)
  return made
}
