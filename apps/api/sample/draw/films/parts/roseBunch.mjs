import { seededNumbers } from '../../seededNumbers.mjs'
import { greenery } from '../../solid/greenery.mjs'
import { head } from '../../solid/head.mjs'
import { leaf } from '../../solid/leaf.mjs'
import { makeSolid } from '../../solid/makeSolid.mjs'
import { paint } from '../../solid/paint.mjs'
import { spread } from '../../solid/spread.mjs'
import { tube } from '../../solid/tube.mjs'

const radius = 300
const high = 150
const top = 400
const blades = [0, 1, 2].map((phase) => leaf({ width: 0.5, phase, small: true, bend: 24 }))

// The parts of a bunch of roses, each where it ends up when the bunch is tied; the point where it is tied is the origin.
// `roses` holds one solid per rose with its stem, which side of the bunch it belongs to and how far to the front.
export function roseBunch({ count = 12, seed = 1, tone = 'red' } = {}) {
  const next = seededNumbers(seed * 31)
  const size = (radius / Math.sqrt(count)) * 1.36
  const spotAt = ([sx, sz], lift = 0) => {
    const far = Math.min(1.1, Math.hypot(sx, sz))
    return {
      x: sx * radius,
      y: top + high * (1 - far * far) + lift,
      z: sz * radius,
      up: [sx * 0.95, 1 - far * 0.2, sz * 0.85 + 0.18],
    }
  }
  const roses = spread(count, seed).map((spot, n) => {
    const at = spotAt(spot, (next() - 0.5) * size * 0.24)
    const solid = makeSolid()
    addStem(solid, at, n)
    const scale = size * (0.95 + next() * 0.1)
    solid.place(head('rose', tone, n + seed), { ...at, scale, turn: next() * 6.28 })
    return { solid, side: spot[0] < 0 ? -1 : 1, depth: spot[1] }
  })

  const greens = makeSolid()
  for (let n = 0; n < 11; n += 1) {
    const a = n * 2.39996 + 0.6
    const far = 0.35 + 0.62 * Math.sqrt((n + 0.5) / 11)
    addLeafyStem(greens, spotAt([Math.cos(a) * far, Math.sin(a) * far], -size * 0.35), n)
  }
  const leaves = makeSolid()
  const middle = { x: 0, y: top, z: 0, radius, squash: 1, turn: 0, next, spotAt, size }
  tuckLeaves(leaves, { spotAt, size, next })
  greenery(leaves, { ...middle, radius: radius * 0.82, leaves: ['fresh'], rim: 18, sprays: 0 })
  const lower = { ...middle, y: top - 80, radius: radius * 0.56 }
  greenery(leaves, { ...lower, leaves: ['fresh', 'dark'], rim: 20, sprays: 0 })
  const sprays = makeSolid()
  greenery(sprays, { ...middle, leaves: [], rim: 0, sprays: 6 })
  return { roses, greens, leaves, sprays }
}

function addStem(solid, { x, y, z, up }, n) {
  const tone = paint('#3A6A30', '#79A957')
  const a = n * 2.39996
  const long = Math.hypot(...up)
  const under = [x, y, z].map((at, k) => at - (up[k] / long) * 14)
  const middle = [x * 0.5, y * 0.52, z * 0.5]
  tube(solid, {
    path: [
      under,
      middle,
      [Math.cos(a) * 26, 0, Math.sin(a) * 26],
      [-x * 0.28, -190 + (n % 3) * 12, -z * 0.2],
    ],
    thick: 8,
    colour: (u) => tone(0.4 + 0.3 * Math.sin(u * 6)),
    along: 26,
  })
  const out = Math.sign(x || 1)
  solid.place(leaf({ width: 0.5, phase: n }), {
    x: x * 0.62,
    y: y * 0.62,
    z: z * 0.62 + 8,
    scale: 128,
    up: [out, 0.75, 0.3],
    turn: -out * 0.3,
  })
}

function addLeafyStem(solid, { x, y, z }, n) {
  const tone = paint('#3F7034', '#7FAE5C')
  const a = n * 2.39996 + 1
  const path = [
    [x, y, z],
    [x * 0.56, y * 0.56, z * 0.56],
    [Math.cos(a) * 30, 0, Math.sin(a) * 30],
    [-x * 0.26, -186 + (n % 4) * 9, -z * 0.2],
  ]
  tube(solid, { path, thick: (v) => 3 + v * 4, colour: (u) => tone(0.4 + 0.3 * Math.sin(u * 6)), along: 26 })
  for (let k = 0; k < 9; k += 1) {
    const v = 1 - k * 0.085
    const bow = 1 - 0.16 * v * (1 - v)
    const turn = k * 2.2 + n
    solid.place(blades[(n + k) % 3], {
      x: x * v * bow,
      y: y * v,
      z: z * v * bow,
      scale: k === 0 ? 96 : 104 - k * 3,
      up: [x / 300 + Math.cos(turn) * (k && 0.9), 1 - k * 0.05, z / 300 + Math.sin(turn) * (k && 0.9) + 0.15],
      turn: -turn + Math.PI / 2,
    })
  }
}

// Leaves that fill the gaps between the roses.
function tuckLeaves(solid, { spotAt, size, next }) {
  for (let n = 0; n < 44; n += 1) {
    const a = n * 2.39996
    const far = Math.sqrt((n + 0.5) / 44) * (n % 2 ? 0.66 : 0.94)
    const at = spotAt([Math.cos(a) * far, Math.sin(a) * far], -size * (n % 2 ? 0.95 : 0.62))
    solid.place(blades[n % 3], {
      ...at,
      scale: size * 1.2,
      up: [at.up[0] + next() - 0.5, at.up[1], at.up[2] + next() - 0.5],
      turn: next() * 6,
    })
  }
}
