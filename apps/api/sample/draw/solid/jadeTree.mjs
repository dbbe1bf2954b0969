import { seededNumbers } from '../seededNumbers.mjs'
import { bow } from './bow.mjs'
import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'
import { pot } from './pot.mjs'
import { tube } from './tube.mjs'

// A jade plant with a thick trunk and fleshy leaves in a terracotta pot; `ribbon` ties a small bow round the pot.
export function jadeTree({ ribbon, seed = 4 } = {}) {
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const level = pot(solid, { radius: 190, high: 270, colour: '#C8673C', saucer: true })
  const bark = (u, v) =>
    paint('#5A3E26', '#9A7450', '#C0A07A')(0.45 + 0.2 * Math.sin(u * 12 + v * 20) + 0.12 * Math.sin(v * 70))
  const limb = (path, thick, end) =>
    tube(solid, {
      path,
      thick: (v) => thick + (end - thick) * v,
      colour: bark,
      around: 14,
      along: 22,
      gloss: 0.08,
    })
  limb(
    [
      [0, level - 20, 0],
      [-8, level + 70, 0],
      [4, level + 180, 4],
      [0, level + 260, 0],
    ],
    40,
    22,
  )
  const fleshy = [0, 1, 2].map((n) => fleshyLeaf(n))
  for (let n = 0; n < 36; n += 1) {
    const a = n * 2.39996
    const far = Math.sqrt((n + 0.5) / 36)
    const tip = [
      Math.cos(a) * far * 260,
      level + 420 - far * far * 270 + next() * 30,
      Math.sin(a) * far * 220,
    ]
    limb(
      [
        [0, level + 110 + (1 - far) * 120, 0],
        [tip[0] * 0.5, level + 130 + (tip[1] - level - 130) * 0.45, tip[2] * 0.5],
        tip,
      ],
      15,
      8,
    )
    for (let k = 0; k < 13; k += 1) {
      const b = k * 2.39996 + n
      const tier = k / 13
      solid.place(fleshy[(n + k) % 3], {
        x: tip[0] * (1 - tier * 0.04),
        y: tip[1] - 34 + tier * 58,
        z: tip[2],
        scale: (84 - tier * 24) * (0.9 + next() * 0.2),
        up: [Math.cos(b) + tip[0] / 700, 0.35 + tier * 1.3, Math.sin(b) + tip[2] / 700],
        turn: -b + Math.PI / 2,
      })
    }
  }
  if (ribbon)
    solid.place(bow({ colour: ribbon, wide: 0.3, tails: 1.1 }), { y: level - 62, z: 196, scale: 86 })
  return solid
}

function fleshyLeaf(n) {
  const solid = makeSolid()
  const tone = paint(
    ...[
      ['#3C7038', '#6FA85A', '#B4D48C'],
      ['#346634', '#639C52', '#A4C880'],
      ['#44783A', '#7DB462', '#C0DC94'],
    ][n],
  )
  const red = paint('#B8604A')(0)
  solid.sheet({
    across: 16,
    along: 14,
    gloss: 0.42,
    through: 0.25,
    colour: (u, v) => {
      const rim = Math.abs(Math.cos(u * Math.PI * 2)) ** 12 * v ** 2 * 0.7
      return tone(0.4 + v * 0.35).map((c, k) => c + (red[k] - c) * rim)
    },
    at: (u, v) => {
      const a = u * Math.PI * 2
      const r = Math.sin(Math.PI * (0.06 + v * 0.94) ** 1.15) ** 0.66 * 0.3 + 0.02
      return [Math.cos(a) * r, v, Math.sin(a) * r * 0.34 + 0.1 * v * v]
    },
  })
  return solid
}
