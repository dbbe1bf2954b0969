import { seededNumbers } from '../../seededNumbers.mjs'
import { ball } from '../ball.mjs'
import { makeSolid } from '../makeSolid.mjs'
import { paint } from '../paint.mjs'
import { petal } from '../petal.mjs'
import { tube } from '../tube.mjs'

// An open lily: six pointed petals bent back, with freckles, stamens and dark anthers.
export function lily({ deep, full, pale, throat = '#C9D98A' }, seed = 1) {
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const tone = paint(deep, full, pale)
  const green = paint(throat)(0)
  for (let n = 0; n < 6; n += 1) {
    const inner = n >= 3
    const jitter = next() - 0.5
    petal(solid, {
      angle: ((n % 3) / 3 + (inner ? 1 / 6 : 0)) * Math.PI * 2 + jitter * 0.1 + seed,
      from: 0.05,
      lift: inner ? 0.03 : 0,
      length: 1.5 + jitter * 0.12,
      width: inner ? 0.72 : 0.54,
      rise: [78, 58, 40, 22, -4, -42 + jitter * 24],
      outline: (v) => Math.sin(Math.PI * Math.min(1, 0.1 + v * 0.9) ** 0.92) ** 0.85 + 0.006,
      cup: 1.5,
      cupTip: -0.5,
      fold: 0.16,
      ruffle: 0.035,
      waves: 6,
      phase: next() * 6,
      colour: (u, v) => {
        const body = tone(Math.abs(u) ** 1.3 * 0.85 + (v > 0.85 ? 0.2 : 0) + (v < 0.5 ? 0 : 0.08))
        const share = Math.max(0, 0.9 - v * 4.2) + (Math.abs(u) < 0.12 ? 0.28 * (1 - v) : 0)
        return body.map((c, k) => c + (green[k] - c) * Math.min(1, share))
      },
      across: 12,
      along: 18,
      through: 0.6,
      gloss: 0.1,
    })
  }
  for (let n = 0; n < 6; n += 1) {
    const a = (n / 6) * Math.PI * 2 + 0.4 + seed
    const out = 0.3 + next() * 0.1
    const [x, z] = [Math.cos(a) * out, Math.sin(a) * out]
    tube(solid, {
      path: [
        [0, 0.2, 0],
        [x * 0.4, 0.6, z * 0.4],
        [x, 0.98, z],
      ],
      thick: 0.016,
      colour: paint('#DDE8B4')(0),
      around: 5,
      along: 8,
    })
    ball(solid, { x, y: 1, z, r: 0.06, tall: 1.1, colour: paint('#8A3E12')(0), fine: 8, gloss: 0.02 })
    ball(solid, {
      x: x * 1.12,
      y: 0.99,
      z: z * 1.12,
      r: 0.05,
      colour: paint('#A3501A')(0),
      fine: 8,
      gloss: 0.02,
    })
  }
  tube(solid, {
    path: [
      [0, 0.2, 0],
      [0, 0.7, 0.02],
      [0.02, 1.06, 0.03],
    ],
    thick: 0.024,
    colour: paint('#CFE09A')(0),
    around: 6,
    along: 8,
  })
  ball(solid, { x: 0.02, y: 1.08, z: 0.03, r: 0.05, colour: paint('#A9BF6A')(0), fine: 8 })
  return solid
}
