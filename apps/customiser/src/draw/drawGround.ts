import { side } from './layoutOf.ts'
import { apart, gradient, type Pen } from './Pen.ts'

/** The table a gift stands on: morning light, and the grain of paper. */
export function drawGround(pen: Pen): void {
  pen.fillStyle = gradient(
    pen,
    [0, 0, 0, side],
    [
      [0, '#fffdf9'],
      [0.7, '#f9efe2'],
      [1, '#f1e2cf'],
    ],
  )
  pen.fillRect(0, 0, side, side)
  grain(pen)
}

// The same grains each time, so that the same design gives the same picture.
function grain(pen: Pen): void {
  let seed = 7
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  apart(pen, () => {
    for (let count = 0; count < 16_000; count += 1) {
      pen.fillStyle = next() < 0.5 ? 'rgb(138 90 44 / 0.05)' : 'rgb(255 255 255 / 0.35)'
      pen.fillRect(next() * side, next() * side, 1 + next() * 2, 1 + next() * 2)
    }
  })
}

/** The shadow a gift throws. */
export function drawShadow(pen: Pen, [x, y, width, height]: readonly [number, number, number, number]): void {
  apart(pen, () => {
    pen.translate(x, y)
    pen.scale(width, height)
    const soft = pen.createRadialGradient(0, 0, 0.1, 0, 0, 1)
    soft.addColorStop(0, 'rgb(74 48 26 / 0.38)')
    soft.addColorStop(1, 'rgb(74 48 26 / 0)')
    pen.fillStyle = soft
    pen.fillRect(-1, -1, 2, 2)
  })
}
