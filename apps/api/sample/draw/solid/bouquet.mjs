import { mixColours } from '../mixColours.mjs'
import { bow } from './bow.mjs'
import { flowerDome } from './flowerDome.mjs'
import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'
import { sprig } from './sprig.mjs'
import { turned } from './turned.mjs'
import { wrap } from './wrap.mjs'

// A bunch in paper, standing on the origin and about 860 tall: `flowers` is a list of [kind, tone, count, size].
export function bouquet(form) {
  const {
    flowers,
    paper,
    inside,
    ribbon = '#B0124E',
    radius = 300,
    dome: high = 150,
    greens = 'fresh',
    sprays = 0,
    seed = 1,
    bowSize = 150,
    cord,
  } = form
  const solid = makeSolid()
  const bunch = makeSolid()
  flowerDome(bunch, {
    ...form,
    flowers,
    radius,
    high,
    y: 400,
    seed,
    greens,
    sprays,
    tucks: form.sprigs ? 0 : (form.tucks ?? 26),
  })
  if (form.sprigs) {
    const [tone, count] = form.sprigs
    for (let n = 0; n < count; n += 1) {
      const share = count === 1 ? 0 : (n / (count - 1)) * 2 - 1
      const back = n % 2
      const tip = [share * radius * 1.15, 760 - Math.abs(share) * 190 - back * 10, 90 - back * 170]
      bunch.place(
        sprig({
          tone,
          path: [[share * 30, 60, 0], [share * radius * 0.5, 380, 40 - back * 60], tip],
          blossoms: 8,
          size: 98,
          seed: n + seed,
          from: 0.36,
        }),
      )
    }
  }
  if (paper) wrap(bunch, { paper, inside, radius: radius * 1.17, high: 390, seed })
  const lean = ((form.lean ?? 30) * Math.PI) / 180
  const waist = form.waist ?? 225
  solid.place(bunch, { y: waist, up: [0, Math.cos(lean), Math.sin(lean)] })
  if (paper) {
    const below = makeSolid()
    wrap(below, { paper, radius: radius * 1.1, foot: waist, seed })
    solid.place(below, { y: waist, scale: 1 })
  }
  const band = paint(mixColours(ribbon, '#1A0208', 0.25), ribbon, mixColours(ribbon, '#FFFFFF', 0.2))
  turned(solid, {
    profile: [
      [50, -22],
      [53, 0],
      [50, 24],
    ],
    y: waist,
    colour: (_u, v) => band(0.5 + 0.2 * Math.sin(v * 20)),
    gloss: cord ? 0.1 : 0.5,
  })
  solid.place(bow({ colour: ribbon, ...(cord ? { wide: 0.14, tails: 1.2, gloss: 0.1 } : {}), ...form.bow }), {
    y: waist + 2,
    z: 96,
    scale: bowSize,
    up: [0.04, 1, 0],
  })
  return solid
}
