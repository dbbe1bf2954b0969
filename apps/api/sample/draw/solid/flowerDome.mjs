import { seededNumbers } from '../seededNumbers.mjs'
import { greenery } from './greenery.mjs'
import { head } from './head.mjs'
import { leaf } from './leaf.mjs'
import { mixed } from './mixed.mjs'
import { paint } from './paint.mjs'
import { spread } from './spread.mjs'
import { turned } from './turned.mjs'

const flat = new Set(['sunflower', 'gerbera', 'daisy'])

// The domed heads of a bunch round the point `y`, with leaves at its rim and small white sprays between.
export function flowerDome(solid, form) {
  const { tucks = 26 } = form
  const {
    flowers,
    radius,
    high,
    y,
    seed = 1,
    greens = 'fresh',
    sprays = 0,
    fit = 1,
    rim = 16,
    squash = 1,
    x = 0,
    z = 0,
    turn = 0,
  } = form
  const next = seededNumbers(seed * 31)
  const stems = mixed(flowers)
  const spots = spread(stems.length, seed)
  const size = (radius / Math.sqrt(Math.max(1, stems.length))) * 1.36 * fit
  const spotAt = ([sx, sz], lift = 0) => {
    const far = Math.min(1.1, Math.hypot(sx, sz))
    return {
      x: x + sx * radius,
      y: y + high * (1 - far * far) + lift,
      z: z + sz * radius * squash,
      up: [sx * 0.95, 1 - far * 0.2, sz * 0.85 + 0.18],
    }
  }
  const bed = paint('#1E3A1C', '#2F5426')
  if (form.bed !== false && stems.length > 0)
    turned(solid, {
      profile: [
        [0.01, y + high - size * 0.75],
        [radius * 0.6, y + high * 0.64 - size * 0.75],
        [radius * 0.9, y - size * 0.6],
        [radius * 0.5, y - (form.bedDeep ?? 220)],
      ],
      x,
      z,
      squash,
      colour: (u, v) => bed(0.5 + 0.5 * Math.sin(u * 90) * Math.sin(v * 40)),
      gloss: 0,
    })
  const leaves = Array.isArray(greens) ? greens : greens ? [greens] : []
  const tuck = leaf({ green: leaves[0] === 'grey' ? 'fresh' : (leaves[0] ?? 'fresh') })
  for (let n = 0; form.bed !== false && n < tucks; n += 1) {
    const a = n * 2.39996
    const far = Math.sqrt((n + 0.5) / tucks) * 0.96
    const at = spotAt(
      [Math.cos(a) * far, Math.sin(a) * far],
      -size * (['gerbera', 'sunflower', 'lily'].includes(flowers[0]?.[0]) ? 0.95 : 0.6),
    )
    solid.place(tuck, {
      ...at,
      scale: size * 1.05,
      up: [at.up[0] + next() - 0.5, at.up[1], at.up[2] + next() - 0.5],
      turn: next() * 6,
    })
  }
  // A tulip's cup stands above its foot; a flat flower among roses would drown between their taller heads.
  const amongRoses = stems.some(({ kind }) => kind === 'rose')
  const liftOf = (kind) => (kind === 'tulip' ? -0.7 : amongRoses && flat.has(kind) ? 0.5 : 0)
  stems.forEach(({ kind, tone, size: own }, n) => {
    const place = spotAt(spots[n], (next() - 0.5) * size * 0.24 + size * liftOf(kind))
    const look = kind === 'tulip' ? [place.up[0] * 0.5, 1, place.up[2] * 0.2 - 0.12] : place.up
    solid.place(head(kind, tone, n + seed), {
      ...place,
      up: look,
      scale: size * own * (0.95 + next() * 0.1),
      turn: next() * 6.28,
    })
  })
  greenery(solid, { ...form, leaves, x, z, y, radius, rim, squash, turn, next, spotAt, size, sprays })
}
