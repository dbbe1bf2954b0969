import { seededNumbers } from '../../seededNumbers.mjs'
import { ball } from '../ball.mjs'
import { makeSolid } from '../makeSolid.mjs'
import { paint } from '../paint.mjs'
import { petal } from '../petal.mjs'

// A flower of rays round a disc: gerbera, daisy or sunflower. `rings` holds [petals, length, slope] from below to above.
export function daisy(
  { deep, full, pale },
  seed = 1,
  { rings, wide = 0.2, disc, heart, point = 2, bowl = 0.1 },
) {
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const tone = paint(deep, full, pale)
  for (const [ring, [count, length, slope]] of rings.entries()) {
    for (let n = 0; n < count; n += 1) {
      const jitter = next() - 0.5
      petal(solid, {
        angle: ((n + (ring % 2) * 0.5 + jitter * 0.35) / count) * Math.PI * 2,
        from: disc * 0.8,
        lift: ring * 0.035,
        length: length * (1 + jitter * 0.12) - disc * 0.8,
        width: wide * (1 + (next() - 0.5) * 0.24),
        rise: [slope + 14 + jitter * 8, slope + jitter * 10, slope - 22 + (next() - 0.5) * 22],
        outline: (v) =>
          Math.min(1, 0.5 + v * 1.6) * (1 - Math.max(0, v - 0.45) ** point * (1 / 0.55 ** point)) ** 0.6 +
          0.01,
        cup: 3,
        fold: 0.12,
        ruffle: 0.02,
        phase: next() * 6,
        colour: (u, v) => tone(0.16 + v * 0.5 - Math.abs(u) * 0.06 + jitter * 0.2),
        across: 5,
        along: 8,
        through: 0.5,
      })
    }
  }
  const seeds = Math.round(90 + disc * 420)
  const core = paint(...heart)
  ball(solid, { y: bowl * 0.2, r: disc * 0.98, tall: bowl, colour: core(0.2), fine: 20, gloss: 0.05 })
  for (let n = 0; n < seeds; n += 1) {
    const far = Math.sqrt((n + 0.5) / seeds)
    const r = far * disc
    const high = bowl * disc * Math.sqrt(1 - far * far * 0.96) + 0.02 + (far > 0.5 ? 0.02 : 0)
    ball(solid, {
      x: Math.cos(n * 2.39996) * r,
      y: high + bowl * 0.2,
      z: Math.sin(n * 2.39996) * r,
      r: disc * (0.9 / Math.sqrt(seeds)) + 0.006,
      tall: 1.7,
      colour: core(Math.min(1, far * 0.95 + next() * 0.2)),
      fine: 5,
      gloss: 0.06,
    })
  }
  return solid
}
