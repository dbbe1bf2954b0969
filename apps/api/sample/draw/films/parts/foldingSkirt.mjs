import { mixColours } from '../../mixColours.mjs'
import { paint } from '../../solid/paint.mjs'
import { bendRound } from './bendRound.mjs'

const waist = 44

// Adds the pleated paper below the waist, `foot` long, while it closes round the stems (`bend` as `bendRound` takes it).
export function foldingSkirt(solid, { paper, radius, foot, bend, pleats = 1 }) {
  const tone = paint(mixColours(paper, '#3A2010', 0.2), paper, mixColours(paper, '#FFFFFF', 0.25))
  solid.sheet({
    across: 120,
    along: 14,
    gloss: 0.08,
    through: 0.15,
    colour: (u, v) => tone(0.5 + 0.3 * Math.sin(u * Math.PI * 26 + 2) * (0.3 + v * 0.4) * pleats),
    at: (u, v) => {
      const angle = (u * 2 - 1) * Math.PI
      const flare = waist + radius * 0.34 * v ** 1.25
      const [x, z] = bendRound(angle, flare, bend)
      const long = Math.hypot(x, z) || 1
      const more = 0.13 * Math.sin(angle * 13 + 2) * (0.35 + v * 0.65) * flare * pleats
      return [
        x + (x / long) * more,
        -v * foot * (1 + 0.04 * Math.sin(angle * 5 + 1) * pleats),
        z + (z / long) * more,
      ]
    },
  })
}
