import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'
import { ball } from './ball.mjs'
import { paint } from './paint.mjs'
import { turned } from './turned.mjs'

const shapes = {
  tapered: (r, h) => [
    [r * 0.68, 0],
    [r * 0.72, 6],
    [r * 0.94, h * 0.76],
    [r * 0.95, h * 0.78],
    [r * 1.02, h * 0.79],
    [r * 1.04, h * 0.98],
    [r * 1.02, h],
    [r * 0.94, h],
    [r * 0.92, h * 0.9],
  ],
  round: (r, h) => [
    [r * 0.6, 0],
    [r * 0.86, h * 0.14],
    [r * 1.04, h * 0.45],
    [r * 0.97, h * 0.76],
    [r * 0.86, h * 0.94],
    [r * 0.92, h],
    [r * 0.86, h],
    [r * 0.83, h * 0.88],
  ],
  straight: (r, h) => [
    [r * 0.8, 0],
    [r * 0.83, 4],
    [r * 0.92, h * 0.5],
    [r, h * 0.98],
    [r * 0.98, h],
    [r * 0.92, h],
    [r * 0.9, h * 0.88],
  ],
  tray: (r, h) => [
    [r * 0.86, 0],
    [r * 0.88, 4],
    [r * 0.96, h * 0.6],
    [r * 1.03, h * 0.9],
    [r * 1.04, h],
    [r * 0.96, h],
    [r * 0.94, h * 0.8],
  ],
}

// Adds a pot standing on x, y, z with earth or pebbles in it.
export function pot(
  solid,
  {
    radius = 200,
    high = 320,
    shape = 'tapered',
    colour = '#C8673C',
    gloss = 0.14,
    x = 0,
    y = 0,
    z = 0,
    fill = ['#3A2416', '#5C3E28'],
    squash = 1,
    saucer = false,
    band,
  },
) {
  const tone = paint(mixColours(colour, '#2A1008', 0.3), colour, mixColours(colour, '#FFF6EA', 0.3))
  const stripe = band ? paint(band)(0) : null
  const profile = shapes[shape](radius, high)
  turned(solid, {
    profile,
    soft: shape === 'round',
    x,
    y,
    z,
    squash,
    gloss,
    around: 96,
    along: 64,
    colour: (u, v) =>
      stripe && v > 0.34 && v < 0.42
        ? stripe
        : tone(0.48 + 0.05 * Math.sin(u * 47) * Math.sin(v * 31) + (v > 0.8 ? 0.08 : 0)),
  })
  if (saucer)
    turned(solid, {
      profile: [
        [0, 3],
        [radius * 0.8, 3],
        [radius * 0.96, 26],
        [radius * 0.92, 27],
        [radius * 0.76, 12],
      ],
      soft: false,
      x,
      y: y - 4,
      z,
      colour: tone(0.4),
      gloss,
    })
  const earth = paint(...fill)
  const next = seededNumbers(radius)
  const level = y + high * 0.91
  const wide = radius * (shape === 'round' ? 0.82 : 0.91)
  turned(solid, {
    profile: [
      [wide, level - y],
      [0, level - y + 5],
    ],
    soft: false,
    x,
    y,
    z,
    squash,
    colour: (u, v) => earth(0.5 + 0.5 * Math.sin(u * 160) * Math.sin(v * 60)),
    gloss: 0,
  })
  for (let n = 0; n < 150; n += 1) {
    const a = n * 2.39996
    const far = Math.sqrt(n / 150) * wide * 0.95
    ball(solid, {
      x: x + Math.cos(a) * far,
      y: level + 3,
      z: z + Math.sin(a) * far * squash,
      r: radius * (0.03 + next() * 0.035),
      tall: 0.7,
      colour: earth(next()),
      fine: 6,
      gloss: 0.02,
    })
  }
  return level
}
