import { carnation } from './flowers/carnation.mjs'
import { daisy } from './flowers/daisy.mjs'
import { hydrangea } from './flowers/hydrangea.mjs'
import { lily } from './flowers/lily.mjs'
import { orchid } from './flowers/orchid.mjs'
import { rose } from './flowers/rose.mjs'
import { tulip } from './flowers/tulip.mjs'
import { tones } from './tones.mjs'

const grown = {
  rose: (tone, seed) => rose(tone, seed),
  carnation: (tone, seed) => carnation(tone, seed),
  marigold: (tone, seed) => carnation(tone, seed, { teeth: 0.3, flat: 1, petals: 72 }),
  gerbera: (tone, seed) =>
    daisy(tone, seed, {
      rings: [
        [24, 1, 4],
        [22, 0.84, 18],
        [18, 0.5, 36],
      ],
      wide: 0.26,
      disc: 0.22,
      heart: ['#3A1E10', '#8A4A1E', '#E0B04A'],
    }),
  daisy: (tone, seed) =>
    daisy(tone, seed, {
      rings: [
        [15, 1, 4],
        [13, 0.94, 12],
      ],
      wide: 0.3,
      disc: 0.3,
      bowl: 0.45,
      point: 3,
      heart: ['#E8A810', '#F4C024', '#FAD850'],
    }),
  sunflower: (tone, seed) =>
    daisy(tone, seed, {
      rings: [
        [19, 1, 2],
        [18, 0.92, 14],
      ],
      wide: 0.27,
      disc: 0.42,
      bowl: 0.35,
      point: 1.6,
      heart: ['#3A1E0C', '#5A3010', '#8A5218'],
    }),
  tulip,
  lily,
  orchid,
  hydrangea,
}
const known = new Map()

// A flower head one unit in radius; the same kind, tone and seed (there are five looks of each) is grown only once.
export function head(kind, tone, seed = 0) {
  const name = `${kind} ${tone} ${seed % 5}`
  if (!known.has(name)) {
    const solid = grown[kind](tones[tone], 3 + (seed % 5) * 7)
    let reach = 0
    for (let n = 0; n < solid.points.length; n += 3) {
      reach = Math.max(
        reach,
        Math.hypot(solid.points[n], solid.points[n + 2]),
        kind === 'tulip' ? solid.points[n + 1] * 0.66 : 0,
      )
    }
    for (let n = 0; n < solid.points.length; n += 1) solid.points[n] /= reach
    known.set(name, solid)
  }
  return known.get(name)
}
