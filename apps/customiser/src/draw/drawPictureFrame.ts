import { type Canvas2DContext, createLinearGradient, withSavedCanvasState } from './Canvas2DContext.ts'
import { drawShadow } from './drawBackground.ts'

const outer = { left: 220, top: 120, right: 980, bottom: 1060 }
const wide = 70

/** Draws a dark wooden frame with a white mount. */
export function drawPictureFrame(pen: Canvas2DContext, print: () => void): void {
  drawShadow(pen, [610, 1072, 480, 58])
  const { left, top, right, bottom } = outer
  const inner = { left: left + wide, top: top + wide, right: right - wide, bottom: bottom - wide }
  const sides: readonly (readonly [readonly number[], string, string])[] = [
    [[left, top, right, top, inner.right, inner.top, inner.left, inner.top], '#a06a3c', '#7a4a26'],
    [[right, top, right, bottom, inner.right, inner.bottom, inner.right, inner.top], '#6b3f20', '#57321a'],
    [
      [left, bottom, right, bottom, inner.right, inner.bottom, inner.left, inner.bottom],
      '#5e371c',
      '#7a4a26',
    ],
    [[left, top, left, bottom, inner.left, inner.bottom, inner.left, inner.top], '#8a5831', '#6b3f20'],
  ]
  for (const [points, from, to] of sides) {
    pen.fillStyle = createLinearGradient(
      pen,
      [left, top, right, bottom],
      [
        [0, from],
        [1, to],
      ],
    )
    pen.beginPath()
    for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at] ?? 0, points[at + 1] ?? 0)
    pen.closePath()
    pen.fill()
  }
  const mount = (): [number, number, number, number] => [
    inner.left,
    inner.top,
    inner.right - inner.left,
    inner.bottom - inner.top,
  ]
  pen.fillStyle = '#fffdf8'
  pen.fillRect(...mount())
  withSavedCanvasState(pen, () => {
    pen.beginPath()
    pen.rect(...mount())
    pen.clip()
    print()
    pen.shadowColor = 'rgb(43 27 14 / 0.5)'
    pen.shadowBlur = 34
    pen.shadowOffsetX = 6
    pen.shadowOffsetY = 10
    pen.lineWidth = 20
    pen.strokeStyle = '#57321a'
    pen.strokeRect(inner.left - 10, inner.top - 10, mount()[2] + 20, mount()[3] + 20)
  })
  // The glass of the frame.
  withSavedCanvasState(pen, () => {
    pen.beginPath()
    pen.rect(...mount())
    pen.clip()
    pen.fillStyle = 'rgb(255 255 255 / 0.09)'
    pen.beginPath()
    pen.moveTo(inner.left, inner.top + 420)
    pen.lineTo(inner.left + 480, inner.top)
    pen.lineTo(inner.left + 620, inner.top)
    pen.lineTo(inner.left, inner.top + 540)
    pen.fill()
  })
}
