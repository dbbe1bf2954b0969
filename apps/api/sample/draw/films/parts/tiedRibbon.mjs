import { mixColours } from '../../mixColours.mjs'
import { bow } from '../../solid/bow.mjs'
import { makeSolid } from '../../solid/makeSolid.mjs'
import { paint } from '../../solid/paint.mjs'

// The ribbon of a bunch while it is tied: `band` is how far it is round, `loops` and `tails` how far the bow has grown.
export function tiedRibbon({ colour, band, loops, tails, size = 155 }) {
  const solid = makeSolid()
  const tone = paint(mixColours(colour, '#1A0208', 0.25), colour, mixColours(colour, '#FFFFFF', 0.2))
  if (band > 0)
    solid.sheet({
      across: 60,
      along: 6,
      gloss: 0.5,
      colour: (_u, v) => tone(0.5 + 0.2 * Math.sin(v * 20)),
      at: (u, v) => {
        const angle = Math.PI * 0.5 + u * band * Math.PI * 2
        const r = 62 - 6 * v + 4 * Math.sin(v * Math.PI)
        return [Math.cos(angle) * r, (v - 0.5) * 50 - 14, Math.sin(angle) * r]
      },
    })
  const knot = { z: 124, y: -44, scale: size }
  if (tails > 0)
    solid.place(stretched(bow({ colour, loops: 0 }), [0.5 + 0.5 * tails, 0.82 * tails, tails]), {
      ...knot,
      up: [0.04, 1, 0],
    })
  if (loops > 0)
    solid.place(stretched(bow({ colour, tails: 0 }), [loops, 0.38 + 0.4 * loops, loops]), {
      ...knot,
      // The loops lean forwards with the paper above them.
      up: [0.04, 1, 0.34],
    })
  return solid
}

function stretched(solid, [x, y, z]) {
  const points = solid.points.map((n, at) => n * [x, y, z][at % 3])
  return { ...solid, points }
}
