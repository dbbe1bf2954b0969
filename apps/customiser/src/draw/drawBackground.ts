import { type Canvas2DContext, createLinearGradient, withSavedCanvasState } from './Canvas2DContext.ts'
import { drawingSizePx } from './getGiftLayout.ts'

/** Draws the background of a gift: a light surface with a gradient and a paper texture. */
export function drawBackground(pen: Canvas2DContext): void {
  pen.fillStyle = createLinearGradient(
    pen,
    [0, 0, 0, drawingSizePx],
    [
      [0, '#fffdf9'],
      [0.7, '#f9efe2'],
      [1, '#f1e2cf'],
    ],
  )
  pen.fillRect(0, 0, drawingSizePx, drawingSizePx)
  grain(pen)
}

// Uses a fixed seed, so that the same design always gives the same picture.
function grain(pen: Canvas2DContext): void {
  let seed = 7
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  withSavedCanvasState(pen, () => {
    for (let count = 0; count < 16_000; count += 1) {
      pen.fillStyle = next() < 0.5 ? 'rgb(138 90 44 / 0.05)' : 'rgb(255 255 255 / 0.35)'
      pen.fillRect(next() * drawingSizePx, next() * drawingSizePx, 1 + next() * 2, 1 + next() * 2)
    }
  })
}

/** Draws the shadow of a gift. */
export function drawShadow(
  pen: Canvas2DContext,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  withSavedCanvasState(pen, () => {
    pen.translate(x, y)
    pen.scale(width, height)
    const soft = pen.createRadialGradient(0, 0, 0.1, 0, 0, 1)
    soft.addColorStop(0, 'rgb(74 48 26 / 0.38)')
    soft.addColorStop(1, 'rgb(74 48 26 / 0)')
    pen.fillStyle = soft
    pen.fillRect(-1, -1, 2, 2)
  })
}
