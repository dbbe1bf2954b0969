import { seededNumbers } from '../../seededNumbers.mjs'
import { ball } from '../ball.mjs'
import { makeSolid } from '../makeSolid.mjs'
import { paint } from '../paint.mjs'
import { petal } from '../petal.mjs'

// A mop of four-petalled florets, one unit in radius.
export function hydrangea({ deep, full, pale }, seed = 1, florets = 110) {
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const kinds = [0.1, 0.4, 0.62, 0.85].map((shade) => floret(paint(deep, full, pale), shade))
  for (let n = 0; n < florets; n += 1) {
    const high = 1 - (n + 0.5) * (1.45 / florets)
    const out = Math.sqrt(1 - high * high)
    const a = n * 2.39996
    const up = [
      Math.cos(a) * out + (next() - 0.5) * 0.3,
      high + (next() - 0.5) * 0.3,
      Math.sin(a) * out + (next() - 0.5) * 0.3,
    ]
    const far = 0.84 + next() * 0.12
    solid.place(kinds[Math.floor(next() * 4)], {
      x: Math.cos(a) * out * far,
      y: high * far * 0.84,
      z: Math.sin(a) * out * far,
      scale: 0.2 + next() * 0.035,
      up,
      turn: next() * 6,
    })
  }
  ball(solid, { r: 0.74, tall: 0.84, colour: paint(deep, '#2A4A2A')(0.45), fine: 20 })
  return solid
}

function floret(tone, shade) {
  const solid = makeSolid()
  for (let n = 0; n < 4; n += 1) {
    petal(solid, {
      angle: (n / 4) * Math.PI * 2,
      from: 0.04,
      lift: n * 0.02,
      length: 0.96,
      width: 1.02,
      rise: [26, 10, -14],
      outline: (v) => Math.sin(Math.PI * Math.min(1, 0.1 + v * 0.9) ** 0.75) ** 0.55 + 0.01,
      cup: 0.3,
      fold: 0.06,
      colour: (u, v) => tone(shade - 0.2 + v * 0.3 + Math.abs(u) * 0.1),
      across: 6,
      along: 6,
    })
  }
  ball(solid, { y: 0.06, r: 0.1, colour: tone(1), fine: 6 })
  return solid
}
