import { type Canvas2DContext, createLinearGradient, withSavedCanvasState } from './Canvas2DContext.ts'
import { drawShadow } from './drawBackground.ts'

const middle = { x: 600, y: 600 }

const disc = (pen: Canvas2DContext, r: number, colour: string | CanvasGradient) => {
  pen.beginPath()
  pen.arc(middle.x, middle.y, r, 0, Math.PI * 2)
  pen.fillStyle = colour
  pen.fill()
}

/** Draws a vanilla cake seen from above, with piped cream round its rim. */
export function drawCake(pen: Canvas2DContext, print: () => void): void {
  drawShadow(pen, [620, 680, 590, 520])
  disc(
    pen,
    535,
    createLinearGradient(
      pen,
      [70, 70, 1130, 1130],
      [
        [0, '#f4dcb4'],
        [0.5, '#e1b878'],
        [1, '#b9863f'],
      ],
    ),
  )
  disc(pen, 522, '#eccb95')
  disc(pen, 476, '#ecdcc4')
  disc(
    pen,
    470,
    createLinearGradient(
      pen,
      [200, 160, 1000, 1060],
      [
        [0, '#fffdf6'],
        [1, '#f8ecd6'],
      ],
    ),
  )
  withSavedCanvasState(pen, () => {
    pen.beginPath()
    pen.arc(middle.x, middle.y, 400, 0, Math.PI * 2)
    pen.clip()
    print()
  })
  for (let count = 0; count < 36; count += 1) shell(pen, (count / 36) * Math.PI * 2, count % 2 === 0)
}

function shell(pen: Canvas2DContext, angle: number, isPink: boolean): void {
  withSavedCanvasState(pen, () => {
    pen.translate(middle.x + Math.cos(angle) * 434, middle.y + Math.sin(angle) * 434)
    pen.rotate(angle)
    const cream = pen.createRadialGradient(-10, -12, 4, 0, 0, 42)
    cream.addColorStop(0, isPink ? '#fde4ea' : '#ffffff')
    cream.addColorStop(0.7, isPink ? '#f6c3d0' : '#fbf3e4')
    cream.addColorStop(1, isPink ? '#e49bb0' : '#e6d5bb')
    pen.fillStyle = cream
    pen.beginPath()
    for (let petal = 0; petal < 8; petal += 1) {
      const turn = (petal / 8) * Math.PI * 2
      pen.moveTo(0, 0)
      pen.arc(Math.cos(turn) * 20, Math.sin(turn) * 20, 19, 0, Math.PI * 2)
    }
    pen.fill()
  })
}
