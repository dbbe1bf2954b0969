import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'
import { tube } from './tube.mjs'
import { turned } from './turned.mjs'

// Three balloons on strings that meet at the origin.
export function balloons() {
  const solid = makeSolid()
  for (const [x, y, z, colour] of [
    [-170, 640, 0, '#E2506A'],
    [50, 720, -60, '#F2B832'],
    [250, 610, 30, '#6FA6D8'],
  ]) {
    const tone = paint(colour)(0)
    const skin = makeSolid()
    turned(skin, {
      profile: [
        [0.14, -0.08],
        [0.04, 0],
        [0.2, 0.14],
        [0.66, 0.72],
        [0.8, 1.3],
        [0.56, 1.78],
        [0.01, 1.96],
      ],
      colour: tone,
      gloss: 0.9,
      through: 0.5,
      around: 60,
      along: 50,
    })
    solid.place(skin, { x, y, z, scale: 150, up: [x / 900, 1, 0] })
    tube(solid, {
      path: [
        [x, y - 6, z],
        [x * 0.8 + 12, y * 0.66, z],
        [x * 0.3 - 10, y * 0.3, z],
        [0, 0, 0],
      ],
      thick: 2.2,
      colour: paint('#D9C8B4')(0),
      along: 40,
      around: 5,
    })
  }
  return solid
}
