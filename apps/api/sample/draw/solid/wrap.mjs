import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'
import { paint } from './paint.mjs'

// Adds paper gathered at the waist (the origin). Its upper part is a high back and two flaps crossing in front (`radius` is
// its mouth, `high` how far up the mouth is); its lower part, when `foot` is given, a pleated skirt of that length.
export function wrap(
  solid,
  { paper, inside = mixColours(paper, '#FFFFFF', 0.25), radius, high, foot, seed = 1, waist = 44 },
) {
  const next = seededNumbers(seed)
  const phases = [next() * 6, next() * 6, next() * 6]
  if (foot) skirt(solid, { paper, radius, foot, waist, phases })
  else cone(solid, { paper, inside, radius, high, waist, phases })
}

function cone(solid, { paper, inside, radius, high, waist, phases: [p1, p2, p3] }) {
  const sheets = [
    { from: -0.35, to: 1.35, reach: 1.42, dip: 0.2, tone: inside, out: 0.99, points: 3.4, shift: 0.3 },
    { from: -0.2, to: 1.2, reach: 1.2, dip: 0.16, tone: paper, out: 1.06, points: 2.6, shift: 1.1 },
    { from: 0.78, to: 1.66, reach: 1.12, dip: 0.06, tone: paper, out: 1.1, points: 1.2, shift: 2, falls: 1 },
    {
      from: 1.36,
      to: 2.24,
      reach: 1.12,
      dip: 0.06,
      tone: paper,
      out: 1.13,
      points: 1.2,
      shift: 0,
      falls: -1,
    },
  ]
  for (const { from, to, reach, dip, tone, out, points, shift, falls = 0 } of sheets) {
    const colour = paint(mixColours(tone, '#3A2010', 0.16), tone, mixColours(tone, '#FFFFFF', 0.3))
    solid.sheet({
      across: 90,
      along: 26,
      gloss: 0.08,
      through: 0.18,
      colour: (u, v) => colour(0.5 + 0.12 * Math.sin(u * 30 + p1) * (1 - v) + (v > 0.97 ? 0.3 : 0)),
      at: (u, v) => {
        const angle = (from + (to - from) * u) * Math.PI
        const saw = Math.abs(((((u * points + shift) % 1) + 1) % 1) - 0.5) * 2
        const end = falls > 0 ? u : falls < 0 ? 1 - u : 0
        const top = reach - dip * saw - (falls ? 0.3 * end ** 1.6 + 0.16 * (1 - end) ** 6 : 0)
        const rise = v * top
        const open = waist + (radius * out - waist) * Math.min(1.25, rise) ** 0.82
        const pleat =
          1 +
          0.06 * Math.sin(angle * 8 + p2) * (1 - rise * 0.7) +
          0.02 * Math.sin(angle * 5 + v * 7 + p3) * rise
        const crumple = 3.5 * Math.sin(angle * 13 + rise * 9 + p1) * Math.sin(rise * 14 + p2)
        const r = open * pleat + crumple * rise
        return [Math.cos(angle) * r, rise * high, -Math.sin(angle) * r * 0.94]
      },
    })
  }
}

function skirt(solid, { paper, radius, foot, waist, phases: [p1, p2] }) {
  const tone = paint(mixColours(paper, '#3A2010', 0.2), paper, mixColours(paper, '#FFFFFF', 0.25))
  solid.sheet({
    across: 110,
    along: 14,
    gloss: 0.08,
    through: 0.15,
    colour: (u, v) => tone(0.5 + 0.3 * Math.sin(u * Math.PI * 26 + p1) * (0.3 + v * 0.4)),
    at: (u, v) => {
      const angle = u * Math.PI * 2
      const flare = waist + radius * 0.34 * v ** 1.25
      const r = flare * (1 + 0.13 * Math.sin(angle * 13 + p1) * (0.35 + v * 0.65))
      return [Math.cos(angle) * r, -v * foot * (1 + 0.04 * Math.sin(angle * 5 + p2)), -Math.sin(angle) * r]
    },
  })
}
