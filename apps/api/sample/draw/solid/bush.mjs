import { seededNumbers } from '../seededNumbers.mjs'
import { leaf } from './leaf.mjs'
import { paint } from './paint.mjs'
import { tube } from './tube.mjs'

// Adds a bush of stalks with pairs of leaves that grow from x, y, z: a herb, a tulsi or the crown of a small tree.
export function bush(
  solid,
  {
    x = 0,
    y = 0,
    z = 0,
    stalks = 14,
    high = 240,
    wide = 150,
    pairs = 5,
    size = 70,
    green = 'fresh',
    shape = 'pointed',
    width = 0.56,
    stalk = '#5E8A3E',
    ruffle = 0.03,
    seed = 1,
    bend = 30,
    spike,
  },
) {
  const next = seededNumbers(seed)
  const blades = [0, 1, 2].map((phase) =>
    leaf({ green, shape, width, ruffle, phase, bend, veins: 3, small: true }),
  )
  for (let n = 0; n < stalks; n += 1) {
    const a = n * 2.39996
    const far = Math.sqrt((n + 0.5) / stalks)
    const tip = [
      x + Math.cos(a) * far * wide,
      y + high * (1 - far * far * 0.42) * (0.9 + next() * 0.2),
      z + Math.sin(a) * far * wide,
    ]
    const foot = [x + Math.cos(a) * far * wide * 0.3, y, z + Math.sin(a) * far * wide * 0.3]
    const middle = [
      foot[0] + (tip[0] - foot[0]) * 0.35,
      y + (tip[1] - y) * 0.5,
      foot[2] + (tip[2] - foot[2]) * 0.35,
    ]
    tube(solid, { path: [foot, middle, tip], thick: 4, colour: paint(stalk)(0), along: 8, around: 6 })
    for (let k = 0; k < pairs; k += 1) {
      const v = 0.3 + (0.7 * (k + 1)) / pairs
      const at = tip.map((c, i) => foot[i] + (c - foot[i]) * v)
      for (const side of [0, Math.PI]) {
        const turn = k * 1.57 + side + next() * 0.6
        const last = k === pairs - 1
        solid.place(blades[(n + k) % 3], {
          x: at[0],
          y: at[1],
          z: at[2],
          scale: size * (0.75 + next() * 0.4) * (last ? 0.8 : 1),
          up: [Math.cos(turn), last ? 0.9 : 0.45, Math.sin(turn)],
          turn: -turn + Math.PI / 2,
        })
      }
    }
    if (spike && n % 2 === 0)
      tube(solid, {
        path: [tip, [tip[0], tip[1] + size * 0.5, tip[2]], [tip[0] + 4, tip[1] + size, tip[2]]],
        thick: (v) => 6 - v * 4 + Math.sin(v * 50) * 1.6,
        colour: paint(spike)(0),
        along: 26,
        around: 7,
      })
  }
}
