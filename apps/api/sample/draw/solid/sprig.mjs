import { bud } from './flowers/bud.mjs'
import { head } from './head.mjs'
import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'
import { tones } from './tones.mjs'
import { tube } from './tube.mjs'

// A stem set with orchids that face the viewer, through `path`; the last few are buds. `size` is a blossom's radius.
export function sprig({ tone, path, blossoms = 7, size = 60, seed = 1, buds = 3, from = 0.4 }) {
  const solid = makeSolid()
  const at = (v) => {
    const place = Math.min(0.9999, v) * (path.length - 1)
    const n = Math.floor(place)
    return path[n].map((c, k) => c + (path[n + 1][k] - c) * (place - n))
  }
  tube(solid, { path, thick: (v) => 7 - v * 4, colour: paint('#5E8A3E')(0), along: 30 })
  for (let n = 0; n < blossoms + buds; n += 1) {
    const share = from + (1 - from) * (n / (blossoms + buds - 1))
    const [x, y, z] = at(share)
    const side = n % 2 ? 1 : -1
    if (n >= blossoms) {
      solid.place(bud({ deep: tones[tone].deep, pale: tones[tone].full }), {
        x,
        y,
        z: z + 6,
        scale: size * (0.44 - (n - blossoms) * 0.07),
        up: [side * 0.8, 0.6, 0.2],
      })
      continue
    }
    const shift = size * 0.42 * side
    solid.place(head('orchid', tone, n + seed), {
      x: x + shift,
      y: y + 4,
      z: z + 26 + (n % 3) * 6,
      scale: size * (1.06 - share * 0.28),
      up: [side * 0.34, 0.06 + 0.1 * Math.sin(n + seed), 1],
    })
  }
  return solid
}
