import { seededNumbers } from '../../seededNumbers.mjs'
import { leaf } from '../../solid/leaf.mjs'
import { makeSolid } from '../../solid/makeSolid.mjs'
import { paint } from '../../solid/paint.mjs'
import { spread } from '../../solid/spread.mjs'
import { tube } from '../../solid/tube.mjs'
import { openingRose } from './openingRose.mjs'

const radius = 276
const rim = 385
const lean = 0.3
const spots = spread(10, 10)
const blades = [0, 1, 2].map((phase) => leaf({ width: 0.54, phase, small: true, bend: 26 }))

// Ten roses standing in a vase on the origin; `opened(n)` says how far the nth is open, `sway` leans them a little.
export function vaseOfRoses({ opened, sway = 0 }) {
  const solid = makeSolid()
  const next = seededNumbers(310)
  for (const [n, [sx, sz]] of spots.entries()) {
    const open = opened(n)
    const far = Math.hypot(sx, sz)
    const [lift, size, turn] = [(next() - 0.5) * 26, 112 * (0.95 + next() * 0.1), next() * 6.28]
    const at = leaned([sx * radius * (0.94 + 0.06 * open), 140 * (1 - far * far) + lift, sz * radius], sway)
    const up = leaned([sx * 0.95, 1 - far * 0.2, sz * 0.85 + 0.18], 0, 0)
    const head = { x: at[0], y: at[1], z: at[2], scale: size * (0.84 + 0.2 * open), up, turn }
    addStem(solid, head, n)
    solid.place(openingRose('red', 3 + (n % 5) * 7, open), head)
  }
  return solid
}

// The whole bunch leans towards the viewer.
function leaned([x, y, z], sway, base = rim + 150) {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  const up = base + y * c - z * s
  return [x + sway * up * (base && 1), up, (base && 20) + y * s + z * c]
}

function addStem(solid, { x, y, z, up, scale }, n) {
  const tone = paint('#3A6A30', '#79A957')
  const long = Math.hypot(...up)
  const under = [x, y, z].map((at, k) => at - (up[k] / long) * scale * 0.3)
  const a = Math.atan2(z - 60, x)
  const neck = [Math.cos(a) * 86, rim, Math.sin(a) * 72]
  // In the water the stems lie crosswise, each turned on from where it came in.
  const b = a + 2.3 + (n % 3) * 0.3
  tube(solid, {
    path: [
      under,
      [(under[0] + neck[0] * 1.1) / 2, (under[1] + rim) / 2, (under[2] + neck[2]) / 2],
      neck,
      [Math.cos(b) * (92 - (n % 4) * 9), 26 + (n % 3) * 9, Math.sin(b) * 74],
    ],
    thick: 8,
    colour: (u, v) => tone(v > 0.985 ? 1 : 0.4 + 0.3 * Math.sin(u * 6)),
    along: 30,
  })
  for (let k = 0; k < 4; k += 1) {
    const share = 0.14 + k * 0.18
    const turn = a + (k - 1) * 1.1 + n
    solid.place(blades[(n + k) % 3], {
      x: under[0] + (neck[0] - under[0]) * share,
      y: under[1] + (rim - under[1]) * share,
      z: under[2] + (neck[2] - under[2]) * share,
      scale: 142 - k * 10,
      up: [Math.cos(a) * 0.7 + Math.cos(turn) * 0.6, 0.45, Math.sin(a) * 0.5 + Math.sin(turn) * 0.6 + 0.3],
      turn: -turn + Math.PI / 2,
    })
  }
}
