import { type Canvas2DContext, withSavedCanvasState } from './Canvas2DContext.ts'
import { drawShadow } from './drawBackground.ts'

const outline = (grow: number) => {
  const path = new Path2D()
  const at = (x: number, y: number): [number, number] => [600 + x * grow, 590 + y * grow]
  path.moveTo(...at(-460, -440))
  path.bezierCurveTo(...at(-280, -395), ...at(280, -395), ...at(460, -440))
  path.bezierCurveTo(...at(415, -270), ...at(415, 270), ...at(460, 440))
  path.bezierCurveTo(...at(280, 395), ...at(-280, 395), ...at(-460, 440))
  path.bezierCurveTo(...at(-415, 270), ...at(-415, -270), ...at(-460, -440))
  path.closePath()
  return path
}

/** Draws a plump white cushion with a piped edge. */
export function drawCushion(pen: Canvas2DContext, print: () => void): void {
  drawShadow(pen, [620, 1020, 520, 110])
  withSavedCanvasState(pen, () => {
    pen.lineJoin = 'round'
    pen.lineWidth = 22
    pen.strokeStyle = '#c98b96'
    pen.stroke(outline(1))
    pen.fillStyle = '#fdf9f2'
    pen.fill(outline(1))
  })
  withSavedCanvasState(pen, () => {
    pen.clip(outline(1))
    folds(pen)
    print()
    const light = pen.createRadialGradient(520, 470, 120, 600, 590, 640)
    light.addColorStop(0, 'rgb(255 255 255 / 0.14)')
    light.addColorStop(0.55, 'rgb(255 255 255 / 0)')
    light.addColorStop(1, 'rgb(92 60 40 / 0.3)')
    pen.fillStyle = light
    pen.fillRect(0, 0, 1200, 1200)
  })
  withSavedCanvasState(pen, () => {
    pen.setLineDash([16, 13])
    pen.lineCap = 'round'
    pen.lineWidth = 5
    pen.strokeStyle = '#c98b96'
    pen.stroke(outline(0.93))
  })
}

function folds(pen: Canvas2DContext): void {
  pen.lineCap = 'round'
  for (const [x, y, towards] of [
    [160, 170, [300, 300]],
    [1040, 170, [900, 300]],
    [1040, 1010, [900, 880]],
    [160, 1010, [300, 880]],
  ] as const) {
    for (const [width, colour] of [
      [40, 'rgb(92 60 40 / 0.035)'],
      [18, 'rgb(92 60 40 / 0.03)'],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.beginPath()
      pen.moveTo(x, y)
      pen.quadraticCurveTo((x + towards[0]) / 2, towards[1], towards[0], towards[1])
      pen.stroke()
    }
  }
}
