import { seededNumbers } from '../../seededNumbers.mjs'
import { makeSolid } from '../makeSolid.mjs'
import { paint } from '../paint.mjs'
import { petal } from '../petal.mjs'

// A carnation (or, with `teeth` low and `flat` high, a marigold): a ball of many frilled petals.
export function carnation({ deep, full, pale }, seed = 1, { petals = 54, teeth = 1, flat = 0 } = {}) {
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const tone = paint(deep, full, pale)
  for (let n = 0; n < petals; n += 1) {
    const t = Math.sqrt(n / petals)
    const jitter = next() - 0.5
    const phase = next() * 6
    petal(solid, {
      angle: n * 2.39996 + jitter * 0.5,
      from: 0.02 + t * 0.06,
      lift: -t * 0.12,
      length: 0.66 + t * (0.3 + flat * 0.1) + jitter * 0.12,
      width: 0.52 + t * 0.22,
      rise: [86 - t * 58, 84 - t * 62 + jitter * 18, 78 - t * 82 + jitter * 26],
      outline: (v) => (0.18 + 0.82 * v ** 1.3) * (v > 0.9 ? 1 - (v - 0.9) * 2.4 : 1),
      cup: 0.6,
      ruffle: 0.09 + teeth * 0.05,
      waves: 7 + teeth * 4,
      phase,
      colour: (_u, v) => tone(0.05 + v * 0.66 + (v > 0.93 ? 0.2 : 0) + jitter * 0.16),
      across: 13,
      along: 7,
      through: 0.5,
    })
  }
  return solid
}
