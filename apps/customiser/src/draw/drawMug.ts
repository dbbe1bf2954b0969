import { type Canvas2DContext, createLinearGradient, withSavedCanvasState } from './Canvas2DContext.ts'
import { drawShadow } from './drawBackground.ts'

const wall = () => {
  const path = new Path2D()
  path.moveTo(255, 250)
  path.bezierCurveTo(258, 520, 268, 800, 290, 960)
  path.bezierCurveTo(302, 1040, 400, 1062, 520, 1062)
  path.bezierCurveTo(640, 1062, 738, 1040, 750, 960)
  path.bezierCurveTo(772, 800, 782, 520, 785, 250)
  path.closePath()
  return path
}

const handle = () => {
  const path = new Path2D()
  path.moveTo(770, 410)
  path.bezierCurveTo(960, 360, 1050, 480, 1026, 640)
  path.bezierCurveTo(1004, 790, 880, 870, 756, 850)
  return path
}

/** Draws a white china mug with its handle to the right. */
export function drawMug(pen: Canvas2DContext, print: () => void): void {
  drawShadow(pen, [560, 1066, 460, 66])
  withSavedCanvasState(pen, () => {
    pen.lineCap = 'round'
    for (const [width, colour] of [
      [84, '#c9bdb0'],
      [76, '#efe8df'],
      [38, '#ffffff'],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.stroke(handle())
    }
  })
  pen.fillStyle = createLinearGradient(
    pen,
    [255, 0, 785, 0],
    [
      [0, '#e4dace'],
      [0.2, '#fffefc'],
      [0.55, '#fffdfa'],
      [0.85, '#e9e0d5'],
      [1, '#cfc3b5'],
    ],
  )
  pen.fill(wall())
  withSavedCanvasState(pen, () => {
    pen.clip(wall())
    print()
  })
  pen.fillStyle = createLinearGradient(
    pen,
    [255, 0, 785, 0],
    [
      [0, 'rgb(86 58 34 / 0.24)'],
      [0.18, 'rgb(255 255 255 / 0.12)'],
      [0.3, 'rgb(255 255 255 / 0)'],
      [0.7, 'rgb(86 58 34 / 0.02)'],
      [1, 'rgb(86 58 34 / 0.34)'],
    ],
  )
  pen.fill(wall())
  rim(pen)
}

function rim(pen: Canvas2DContext): void {
  const ring = (rx: number, ry: number, colour: string | CanvasGradient) => {
    pen.beginPath()
    pen.ellipse(520, 250, rx, ry, 0, 0, Math.PI * 2)
    pen.fillStyle = colour
    pen.fill()
  }
  ring(265, 72, '#f3ece3')
  ring(243, 60, '#cdbfb0')
  ring(
    234,
    52,
    createLinearGradient(
      pen,
      [290, 0, 750, 0],
      [
        [0, '#6b3d1c'],
        [0.5, '#9a6232'],
        [1, '#5a3116'],
      ],
    ),
  )
}
