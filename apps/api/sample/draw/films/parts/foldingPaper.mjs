import { mixColours } from '../../mixColours.mjs'
import { paint } from '../../solid/paint.mjs'
import { bendRound } from './bendRound.mjs'

const waist = 44
const sheets = [
  { from: -0.85, to: 0.85, reach: 1.42, dip: 0.2, out: 0.99, points: 3.4, shift: 0.3, lining: true },
  { from: -0.7, to: 0.7, reach: 1.2, dip: 0.16, out: 1.06, points: 2.6, shift: 1.1 },
  { from: 0.28, to: 1.16, reach: 1.12, dip: 0.06, out: 1.1, points: 1.2, shift: 2, falls: 1 },
  { from: -1.14, to: -0.26, reach: 1.12, dip: 0.06, out: 1.13, points: 1.2, shift: 0, falls: -1 },
]

// Adds the paper of a bunch while it folds round it (`bend` as `bendRound` takes it); closed, it is the wrap of the pictures.
// The waist is the origin; `radius` is the mouth and `high` how far up it is.
export function foldingPaper(solid, { paper, radius, high, bend }) {
  for (const { from, to, reach, dip, out, points, shift, falls = 0, lining } of sheets) {
    const tone = lining ? mixColours(paper, '#FFFFFF', 0.25) : paper
    const colour = paint(mixColours(tone, '#3A2010', 0.16), tone, mixColours(tone, '#FFFFFF', 0.3))
    solid.sheet({
      across: 90,
      along: 26,
      gloss: 0.08,
      through: 0.18,
      colour: (u, v) => colour(0.5 + 0.12 * Math.sin(u * 30 + 2) * (1 - v) + (v > 0.97 ? 0.3 : 0)),
      at: (u, v) => {
        const angle = (from + (to - from) * u) * Math.PI
        const saw = Math.abs(((((u * points + shift) % 1) + 1) % 1) - 0.5) * 2
        const end = falls > 0 ? u : falls < 0 ? 1 - u : 0
        const top = reach - dip * saw - (falls ? 0.3 * end ** 1.6 + 0.16 * (1 - end) ** 6 : 0)
        const rise = v * top
        const open = waist + (radius * out - waist) * Math.min(1.25, rise) ** 0.82
        const pleat =
          1 +
          0.06 * Math.sin(angle * 8 + 1) * (1 - rise * 0.7) +
          0.02 * Math.sin(angle * 5 + v * 7 + 4) * rise
        const crumple = 3.5 * Math.sin(angle * 13 + rise * 9 + 2) * Math.sin(rise * 14 + 1)
        const [x, z] = bendRound(angle, open, bend)
        const more = (pleat - 1) * open + crumple * rise
        const long = Math.hypot(x, z) || 1
        return [x + (x / long) * more, rise * high, (z + (z / long) * more) * 0.94]
      },
    })
  }
}
