import { seededNumbers } from '../../seededNumbers.mjs'
import { makeSolid } from '../makeSolid.mjs'
import { paint } from '../paint.mjs'
import { petal } from '../petal.mjs'

const round = (v) =>
  Math.min(1, 0.3 + v * 1.5) * Math.sqrt(Math.max(0.004, 1 - Math.max(0, (v - 0.55) / 0.45) ** 2.4))

// A rose, its axis along y: a rolled heart inside and reflexed petals outside.
export function rose({ deep, full, pale }, seed = 1, petals = 30) {
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const tone = paint(deep, full, full, pale)
  for (let n = 0; n < petals; n += 1) {
    const t = n / (petals - 1)
    const jitter = next() - 0.5
    const far = 0.07 + 0.55 * t ** 0.85
    petal(solid, {
      angle: n * 2.39996 + jitter * 0.35,
      from: 0.015 + far * 0.12,
      lift: 0.12 - t * 0.2,
      length: 0.92 + t * 0.28 + jitter * 0.08,
      width: 0.46 + 0.86 * t,
      rise: [72 - t * 52, 88 - t * 22, 96 - t * 24 + jitter * 8, 88 - t * 92 + jitter * 16],
      outline: round,
      cup: 1 / (far + 0.05),
      cupTip: 1 / (far + 0.05 + t * 0.4),
      ruffle: 0.012 + 0.026 * t,
      phase: next() * 6,
      waves: 3 + next() * 2,
      colour: (_u, v) =>
        tone(0.1 + v * 0.62 + (v > 0.86 ? (v - 0.86) * 0.8 : 0) + jitter * 0.1 - (1 - t) * 0.04),
      across: 12,
      along: 14,
      through: 0.5,
    })
  }
  return solid
}
