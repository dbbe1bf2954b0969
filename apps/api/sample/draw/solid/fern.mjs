import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'
import { petal } from './petal.mjs'
import { tube } from './tube.mjs'

// A fern frond one unit long: it grows along y and bows towards z.
export function fern() {
  const solid = makeSolid()
  const tone = paint('#2F6B34', '#7DB35C')
  tube(solid, {
    path: [
      [0, 0, 0],
      [0, 0.5, 0.03],
      [0, 1, 0.14],
    ],
    thick: 0.008,
    colour: tone(0.4),
    along: 10,
    around: 5,
  })
  for (let n = 2; n < 26; n += 1) {
    const v = n / 26
    const part = makeSolid()
    petal(part, {
      angle: 0,
      length: 0.3 * Math.sin(Math.PI * (0.12 + v * 0.86)) ** 0.8,
      width: 0.055,
      rise: [0, 0],
      outline: (t) => Math.sin(Math.PI * t ** 0.7) + 0.01,
      colour: (_u, t) => tone(0.2 + t * 0.6),
      across: 3,
      along: 5,
      through: 0.3,
    })
    for (const side of [1, -1])
      solid.place(part, {
        y: v,
        z: 0.03 + v * v * 0.11,
        up: [0, 0.2, 1],
        turn: side > 0 ? -0.4 : Math.PI + 0.4,
      })
  }
  return solid
}
