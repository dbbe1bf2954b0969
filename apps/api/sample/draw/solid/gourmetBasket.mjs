import { seededNumbers } from '../seededNumbers.mjs'
import { ball } from './ball.mjs'
import { basket } from './basket.mjs'
import { leaf } from './leaf.mjs'
import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'
import { turned } from './turned.mjs'

// A dark basket with a cheese wheel and wedge, crackers, grapes and a jar of jam.
export function gourmetBasket() {
  const solid = makeSolid()
  const next = seededNumbers(40)
  basket(solid, { radius: 380, high: 240, squash: 0.74, browns: ['#24140A', '#5A3A22', '#8E6644'] })
  const straw = paint('#B8945A', '#E6CB94')
  for (let n = 0; n < 260; n += 1) {
    const a = n * 2.39996
    const far = Math.sqrt(n / 260) * 350
    const strip = makeSolid()
    turned(strip, {
      profile: [
        [4, 0],
        [5, 40],
        [3, 90],
      ],
      colour: straw(next()),
      around: 5,
      along: 4,
    })
    solid.place(strip, {
      x: Math.cos(a) * far,
      y: 200 + next() * 20,
      z: Math.sin(a) * far * 0.72,
      up: [next() - 0.5, 0.3 * next(), next() - 0.5],
    })
  }
  const rind = paint('#C8922E', '#F2C65A', '#FBE39A')
  const wheel = makeSolid()
  turned(wheel, {
    profile: [
      [0, 0],
      [150, 0],
      [160, 20],
      [160, 80],
      [150, 100],
      [0, 100],
    ],
    soft: false,
    colour: (u, v) => rind(0.5 + 0.2 * Math.sin(u * 30) * Math.sin(v * 12)),
    gloss: 0.2,
  })
  solid.place(wheel, { x: -110, y: 230, z: -130, up: [-0.1, 0.5, 0.9], scale: 1.06 })
  const wedge = makeSolid()
  const cheese = paint('#F0C048', '#FCE08A')
  const dots = Array.from({ length: 12 }, () => [next(), next(), 0.05 + next() * 0.05])
  for (const side of [-1, 1]) {
    wedge.sheet({
      across: 40,
      along: 30,
      gloss: 0.14,
      through: 0.3,
      colour: (u, v) => cheese(dots.some(([x, y, r]) => Math.hypot(u - x, (v - y) * 0.6) < r) ? 0 : 0.75),
      at: (u, v) => [u * 210, v * 120, side * (8 + (1 - u) * -8 + u * 74)],
    })
  }
  wedge.sheet({
    across: 12,
    along: 10,
    colour: cheese(0.9),
    at: (u, v) => [u * 210, 120, (v * 2 - 1) * u * 82],
  })
  wedge.sheet({ across: 10, along: 10, colour: rind(0.2), at: (u, v) => [210, v * 120, (u * 2 - 1) * 82] })
  solid.place(wedge, { x: -260, y: 250, z: 60, turn: 0.6, scale: 1.05, up: [0, 1, 0.12] })
  const crisp = paint('#B87A34', '#E6B878', '#F6DCAE')
  for (let n = 0; n < 9; n += 1) {
    const cracker = makeSolid()
    turned(cracker, {
      profile: [
        [0, 0],
        [84, 0],
        [88, 6],
        [84, 12],
        [0, 12],
      ],
      soft: false,
      ripple: (a) => 1 + 0.03 * Math.cos(a * 20),
      colour: (u, v) => crisp(0.55 + 0.2 * Math.sin(u * 50) * Math.sin(v * 40)),
      gloss: 0.05,
      around: 60,
    })
    solid.place(cracker, { x: -20 + n * 17, y: 296, z: 150 - n * 2, up: [1, 0.22, 0.3], scale: 0.96 })
  }
  const skin = paint('#2E123E', '#5E2C74', '#9A6AAE')
  for (let n = 0; n < 70; n += 1) {
    const high = 1 - (2 * (n + 0.5)) / 70
    const out = Math.sqrt(1 - high * high)
    const a = n * 2.39996
    ball(solid, {
      x: 256 + Math.cos(a) * out * 104,
      y: 306 + high * 64 + (next() - 0.5) * 14,
      z: 110 + Math.sin(a) * out * 90,
      r: 25 + next() * 4,
      tall: 1.1,
      colour: skin(0.3 + next() * 0.5),
      gloss: 0.5,
      fine: 14,
      through: 0.4,
    })
  }
  for (const turn of [0.4, -0.5])
    solid.place(leaf({ width: 0.8, ruffle: 0.08 }), {
      x: 256,
      y: 366,
      z: 70,
      scale: 120,
      up: [turn, 0.6, 0.3],
    })
  const jar = makeSolid()
  const jam = paint('#5A0414', '#9E1226', '#D23A44')
  turned(jar, {
    profile: [
      [74, 0],
      [86, 12],
      [86, 150],
      [70, 172],
    ],
    soft: false,
    colour: (u, v) =>
      v > 0.2 && v < 0.66 && u > 0.62 && u < 0.88
        ? paint('#FBF3E2')(0)
        : jam(0.45 + 0.2 * Math.sin(u * 20 + v * 8)),
    gloss: 0.9,
  })
  turned(jar, {
    profile: [
      [80, 168],
      [84, 172],
      [84, 204],
      [78, 208],
      [0, 208],
    ],
    soft: false,
    colour: (u, v) => paint('#C8963A', '#F2D48A')(0.5 + 0.5 * Math.sin(u * 240) * (v < 0.5 ? 1 : 0)),
    gloss: 0.8,
  })
  solid.place(jar, { x: 140, y: 236, z: -110, scale: 1.24, up: [0.08, 1, 0.05] })
  return solid
}
