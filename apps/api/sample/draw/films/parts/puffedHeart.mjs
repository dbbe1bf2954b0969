import { makeSolid } from '../../solid/makeSolid.mjs'
import { paint } from '../../solid/paint.mjs'

// A rounded heart about one unit to each side of the origin, facing z.
export function puffedHeart({ colours = ['#8F0D3F', '#C0174F', '#E2476F'], gloss = 0.7 } = {}) {
  const solid = makeSolid()
  const tone = paint(...colours)
  solid.sheet({
    across: 96,
    along: 48,
    gloss,
    through: 0.1,
    colour: (_u, v) => tone(0.62 - Math.abs(v - 0.5) * 0.3),
    at: (u, v) => {
      const t = u * Math.PI * 2
      const b = (v - 0.5) * Math.PI
      const far = Math.cos(b) ** 0.8
      const x = (16 * Math.sin(t) ** 3) / 16
      const y = (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 16
      // The hollow between its two halves stays, however far inwards.
      return [x * far, 0.1 + (y - 0.1) * far, Math.sin(b) * 0.46]
    },
  })
  return solid
}
