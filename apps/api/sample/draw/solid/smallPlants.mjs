import { seededNumbers } from '../seededNumbers.mjs'
import { ball } from './ball.mjs'
import { fern } from './fern.mjs'
import { head } from './head.mjs'
import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'
import { petal } from './petal.mjs'
import { turned } from './turned.mjs'

// Succulents and what lies in a terrarium, each added at x, y, z.
export const smallPlants = {
  rosette(solid, { x, y, z = 0, size }) {
    const tone = paint('#4E7E6A', '#8FBBA0', '#D6E4CC')
    const rosy = paint('#D98A92')(0)
    const made = makeSolid()
    for (let n = 0; n < 46; n += 1) {
      const t = Math.sqrt(n / 46)
      petal(made, {
        angle: n * 2.39996,
        from: 0.02,
        lift: 0.3 - t * 0.26,
        length: 0.3 + t * 0.8,
        width: 0.22 + t * 0.3,
        rise: [78 - t * 62, 72 - t * 60, 84 - t * 44],
        outline: (v) =>
          v < 0.7 ? 0.55 + v * 0.62 : 0.985 * Math.sqrt(Math.max(0.001, 1 - ((v - 0.7) / 0.3) ** 2)),
        cup: 2.4,
        gloss: 0.16,
        through: 0.25,
        colour: (_u, v) => tone(0.2 + v * 0.5).map((c, k) => c + (rosy[k] - c) * Math.max(0, v - 0.8) * 4),
        across: 8,
        along: 9,
      })
    }
    solid.place(made, { x, y: y + 8, z, scale: size * 1.04, up: [0, 1, 0.22] })
  },
  fingers(solid, { x, y, z = 0, size }) {
    const next = seededNumbers(6)
    const tone = paint('#2E6B4A', '#5E9E6C', '#A8D092')
    const pale = paint('#EEF4E0')(0)
    for (let n = 0; n < 34; n += 1) {
      const a = n * 2.39996
      const far = Math.sqrt((n + 0.5) / 34)
      const blade = makeSolid()
      turned(blade, {
        profile: [
          [0.05, 0],
          [0.12, 0.12],
          [0.11, 0.5],
          [0.06, 0.85],
          [0.004, 1],
        ],
        colour: (_u, v) => (Math.sin(v * 44) > 0.72 && v < 0.9 ? pale : tone(0.3 + v * 0.5)),
        around: 14,
        along: 44,
        gloss: 0.25,
      })
      solid.place(blade, {
        x: x + Math.cos(a) * far * size * 0.3,
        y: y - 4,
        z: z + Math.sin(a) * far * size * 0.3,
        scale: size * (1.5 - far * 0.4 + next() * 0.2),
        up: [Math.cos(a) * far * 0.9, 1.1 - far * 0.35, Math.sin(a) * far * 0.9],
      })
    }
  },
  cactus(solid, { x, y, z = 0, size, flower = true }) {
    const tone = paint('#2C5E34', '#5A9450', '#9CC67C')
    const ribs = 16
    turned(solid, {
      profile: [
        [0.5, 0],
        [0.86, 0.4],
        [0.94, 0.9],
        [0.72, 1.5],
        [0.3, 1.74],
        [0.01, 1.76],
      ].map(([r, h]) => [r * size * 0.78, h * size * 0.78]),
      x,
      y: y - 6,
      z,
      ripple: (a) => 1 + 0.09 * Math.cos(a * ribs),
      around: ribs * 10,
      along: 40,
      gloss: 0.12,
      colour: (u, _v) => tone(0.45 + 0.4 * Math.cos(u * Math.PI * 2 * ribs)),
    })
    const wool = paint('#FFF8E6')(0)
    for (let n = 0; n < ribs; n += 1) {
      for (let k = 0; k < 8; k += 1) {
        const a = (n / ribs) * Math.PI * 2
        const v = 0.12 + k * 0.115
        const r =
          size * 0.78 * (0.5 + 0.5 * Math.sin(Math.min(1, v * 1.15) * Math.PI * 0.86 + 0.2) * 0.96) * 1.02
        ball(solid, {
          x: x + Math.cos(a) * r,
          y: y + v * size * 1.32,
          z: z - Math.sin(a) * r,
          r: size * 0.032,
          colour: wool,
          fine: 6,
          through: 0.4,
        })
      }
    }
    if (flower)
      solid.place(head('daisy', 'hotPink', 1), {
        x,
        y: y + size * 1.34,
        z: z + size * 0.14,
        scale: size * 0.46,
        up: [-0.1, 0.8, 0.6],
      })
  },
  pebbles(solid, { radius, y, high, z = 0, x = 0, count = 420 }) {
    const next = seededNumbers(14)
    const tone = paint('#8A7A68', '#CDBFAC', '#F4EEE2', '#A89A8A')
    for (let n = 0; n < count; n += 1) {
      const a = n * 2.39996
      const edge = n % 2
      const far = edge ? radius * (0.92 + next() * 0.06) : radius * Math.sqrt(next()) * 0.94
      ball(solid, {
        x: x + Math.cos(a) * far,
        y: edge ? y + next() * high : y + high * (0.86 + next() * 0.1),
        z: z + Math.sin(a) * far,
        r: 11 + next() * 9,
        tall: 0.72,
        colour: tone(next()),
        fine: 9,
        gloss: 0.3,
      })
    }
  },
  landscape(solid) {
    const next = seededNumbers(20)
    const layers = [
      ['#E4D8C2', '#C8B698', 26, 66],
      ['#5A3E2A', '#3A2618', 66, 150],
    ]
    for (const [light, dark, from, to] of layers) {
      const tone = paint(dark, light)
      const wide = (h) => 205 + 118 * Math.sin(Math.min(1, h / 260) * Math.PI * 0.5)
      turned(solid, {
        profile: [
          [wide(from), from],
          [wide((from + to) / 2), (from + to) / 2],
          [wide(to), to],
        ],
        colour: (u, v) => tone(0.5 + 0.5 * Math.sin(u * 210 + v * 20) * Math.sin(v * 30 + u * 90)),
        gloss: 0.02,
      })
    }
    const green = paint('#3E5E1E', '#6E9430', '#A4C258')
    for (let n = 0; n < 620; n += 1) {
      const a = n * 2.39996
      const far = Math.sqrt(n / 620) * 296
      ball(solid, {
        x: Math.cos(a) * far,
        y: 146 + 40 * Math.sin(far * 0.02 + a) * (1 - far / 300) + next() * 8,
        z: Math.sin(a) * far,
        r: 13 + next() * 12,
        tall: 0.8,
        colour: green(next()),
        fine: 7,
        gloss: 0,
      })
    }
    smallPlants.pebbles(solid, { radius: 84, y: 140, high: 40, x: 40, z: 190, count: 70 })
    smallPlants.cactus(solid, { x: 160, y: 170, z: 60, size: 116, flower: false })
    const frond = fern()
    for (let n = 0; n < 15; n += 1) {
      const a = n * 2.39996
      solid.place(frond, {
        x: -90 + Math.cos(a) * 10,
        y: 176,
        z: -10 + Math.sin(a) * 10,
        scale: 270 + next() * 90,
        up: [Math.cos(a), 0.5 + next() * 1.3, Math.sin(a)],
        turn: -a + Math.PI / 2,
      })
    }
    smallPlants.rosette(solid, { x: -160, y: 172, z: 150, size: 74 })
  },
}
