import { mixColours } from '../mixColours.mjs'
import { ball } from './ball.mjs'
import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'

// A tied ribbon bow about two units wide, facing z, its knot at the origin.
export function bow({ colour = '#B0124E', loops = 2, tails = 1.5, wide = 0.4, gloss = 0.5 } = {}) {
  const solid = makeSolid()
  const tone = paint(mixColours(colour, '#1A0208', 0.3), colour, mixColours(colour, '#FFFFFF', 0.16))
  const crease = (u, v) => tone(0.5 + 0.14 * Math.sin(v * 19 + u * 3) * (1 - Math.abs(2 * u - 1)))
  for (let n = 0; n < loops; n += 1) {
    const side = n % 2 ? 1 : -1
    const lower = n >= 2
    const tilt = side * (lower ? -0.42 : 0.34)
    const long = lower ? 0.84 : 1
    solid.sheet({
      across: 36,
      along: 8,
      gloss,
      through: 0.12,
      colour: crease,
      at: (u, v) => {
        const a = u * Math.PI * 2
        const x = side * long * (1 - Math.cos(a)) * 0.5
        const pinch = 0.2 + 0.8 * Math.sin(a / 2) ** 1.5
        const y = (v - 0.5) * wide * 2 * pinch + Math.sin(a) * -0.1
        const z =
          Math.sin(a) * 0.3 * (1 + 0.12 * Math.cos(v * 9)) +
          0.06 * Math.sin(v * Math.PI * 3) * (1 - pinch) +
          (lower ? -0.12 : 0)
        return [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt), z]
      },
    })
  }
  for (const side of tails > 0 ? [-1, 1] : []) {
    solid.sheet({
      across: 8,
      along: 26,
      gloss,
      through: 0.12,
      colour: (_u, v) => tone(0.46 + 0.12 * Math.sin(v * 11 + side)),
      at: (u, v) => {
        const cut = v * (1 - 0.1 * (1 - Math.abs(2 * u - 1)) * v)
        const across = (u - 0.5) * wide * (0.45 + 0.5 * Math.min(1, v * 2))
        const x = side * (0.05 + cut * 0.42 + 0.1 * Math.sin(cut * 4)) + across
        return [
          x,
          -cut * tails * (side > 0 ? 0.92 : 1),
          0.06 - cut * 0.18 + 0.1 * Math.sin(cut * 7 + side) + across * side * 0.4,
        ]
      },
    })
  }
  ball(solid, { z: 0.1, r: wide * 0.36, tall: 1.15, colour: tone(0.55), gloss, fine: 18 })
  return solid
}
