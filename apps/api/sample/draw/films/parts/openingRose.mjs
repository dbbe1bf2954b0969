import { seededNumbers } from '../../seededNumbers.mjs'
import { makeSolid } from '../../solid/makeSolid.mjs'
import { paint } from '../../solid/paint.mjs'
import { petal } from '../../solid/petal.mjs'
import { tones } from '../../solid/tones.mjs'
import { turned } from '../../solid/turned.mjs'

const petals = 28
const round = (v) =>
  Math.min(1, 0.3 + v * 1.5) * Math.sqrt(Math.max(0.004, 1 - Math.max(0, (v - 0.55) / 0.45) ** 2.4))
const mix = (closed, wide, open) => closed + (wide - closed) * open

// A rose between bud (`open` 0) and full flower (1), its axis along y and about one unit in radius when full.
// The outer petals open first.
export function openingRose(tone, seed, open) {
  const { deep, full, pale } = tones[tone]
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const colour = paint(deep, full, full, pale)
  for (let n = 0; n < petals; n += 1) {
    const t = n / (petals - 1)
    const jitter = next() - 0.5
    const here = Math.min(1, Math.max(0, open * 1.5 - (1 - t) * 0.5))
    const far = 0.07 + mix(0.26, 0.55, here) * t ** 0.85
    const shift = next()
    const waves = 3 + next() * 2
    petal(solid, {
      angle: n * 2.39996 + jitter * 0.35,
      from: 0.015 + far * 0.12,
      lift: 0.12 - t * 0.2,
      length: (0.92 + t * 0.28 + jitter * 0.08) * 0.86,
      width: (0.46 + 0.86 * t) * mix(0.78, 1, here) * 0.86,
      rise: [
        mix(66 - t * 30, 72 - t * 52, here),
        mix(90 - t * 2, 88 - t * 22, here),
        mix(99 + t * 3, 96 - t * 24 + jitter * 8, here),
        mix(96 - t * 10 + jitter * 8, 88 - t * 92 + jitter * 16, here),
      ],
      outline: round,
      cup: 1 / (far + 0.05),
      cupTip: 1 / (far + 0.05 + t * 0.4 * here),
      ruffle: (0.012 + 0.026 * t) * mix(0.4, 1, here),
      phase: shift * 6,
      waves,
      colour: (_u, v) =>
        colour(0.1 + v * 0.62 + (v > 0.86 ? (v - 0.86) * 0.8 : 0) + jitter * 0.1 - (1 - t) * 0.04),
      across: 10,
      along: 12,
      through: 0.5,
    })
  }
  addCup(solid, open)
  return solid
}

// The green cup under the petals; its tips turn back as the flower opens.
function addCup(solid, open) {
  const green = paint('#2F5F2A', '#5F9448')
  turned(solid, {
    profile: [
      [0.05, -0.34],
      [0.15, -0.24],
      [0.17, -0.1],
      [0.12, 0.02],
    ],
    colour: green(0.5),
    around: 16,
    along: 10,
  })
  for (let n = 0; n < 5; n += 1)
    petal(solid, {
      angle: n * 1.2566 + 0.4,
      from: 0.11,
      lift: -0.12,
      length: 0.52,
      width: 0.17,
      rise: [mix(62, 10, open), mix(80, -30, open), mix(70, -58, open)],
      outline: (v) => Math.min(1, 0.7 + v) * (1 - v ** 2) + 0.01,
      colour: (_u, v) => green(0.3 + v * 0.6),
      across: 4,
      along: 8,
      fold: 0.3,
    })
}
