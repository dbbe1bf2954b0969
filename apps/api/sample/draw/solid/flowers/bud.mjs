import { makeSolid } from '../makeSolid.mjs'
import { paint } from '../paint.mjs'
import { turned } from '../turned.mjs'

// A long closed bud, standing on the origin and one unit and a half tall.
export function bud({ deep, pale }) {
  const solid = makeSolid()
  const tone = paint(deep, pale)
  turned(solid, {
    profile: [
      [0.03, 0],
      [0.13, 0.16],
      [0.2, 0.6],
      [0.23, 1],
      [0.14, 1.36],
      [0.01, 1.52],
    ],
    ripple: (a, v) => 1 + 0.1 * Math.cos(a * 3) * Math.sin(v * Math.PI),
    colour: (u, v) => tone(v * 0.8 + 0.2 * Math.cos(u * Math.PI * 6)),
    around: 18,
    along: 12,
    through: 0.4,
  })
  return solid
}
