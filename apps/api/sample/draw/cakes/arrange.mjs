import { seededNumbers } from '../seededNumbers.mjs'
import { evenly } from './evenly.mjs'
import { outlines } from './outlines.mjs'

const many = (kinds, n) => (Array.isArray(kinds) ? kinds[n % kinds.length] : kinds)
const inCut = ({ x, z }) => {
  const a = (Math.atan2(z, x) * 180) / Math.PI
  return a > 30 && a < 120
}

// Ways to lay things on a cake. Each answers the things with their places in units of the cake's radius.
export const arrange = {
  ring: (count, share, kinds, size, { shape = 'round', shift = 0, ...more } = {}) =>
    evenly(outlines[shape](), count, { grow: share, shift }).map(({ x, z, n }) => ({
      x,
      z,
      size,
      turn: n * 47,
      seed: n + 1,
      ...many(kinds, n),
      ...more,
    })),

  heap: (
    count,
    share,
    kinds,
    size,
    { seed = 1, x: left = 0, z: near = 0, shape = 'round', ...more } = {},
  ) => {
    const next = seededNumbers(seed)
    const laid = []
    for (let tries = 0; laid.length < count && tries < count * 60; tries += 1) {
      const a = next() * Math.PI * 2
      const far = Math.sqrt(next()) * share
      const spot = { x: left + Math.cos(a) * far, z: near + Math.sin(a) * far }
      const close = laid.some(
        ({ x, z }) => Math.hypot(x - spot.x, z - spot.z) < size * (tries > count * 30 ? 0.0018 : 0.0032),
      )
      if (close || (shape === 'cut' && inCut(spot))) continue
      laid.push({
        ...spot,
        size: size * (0.9 + next() * 0.2),
        turn: next() * 360,
        seed: laid.length + seed,
        ...many(kinds, laid.length),
        ...more,
      })
    }
    return laid
  },

  one: (kind, x, z, size, more = {}) => [{ ...kind, x, z, size, ...more }],

  // A crescent along the left and back of the rim, thick in the middle.
  crescent: (count, kinds, size, { seed = 4, from = 130, to = 300, share = 0.74, wide = 0.3 } = {}) => {
    const next = seededNumbers(seed)
    return Array.from({ length: count }, (_, n) => {
      const t = (n + 0.5) / count
      const a = ((from + (to - from) * t) * Math.PI) / 180
      const far = share + (next() - 0.5) * wide * Math.sin(t * Math.PI)
      return {
        x: Math.cos(a) * far,
        z: Math.sin(a) * far,
        size: size * (0.66 + 0.4 * Math.sin(t * Math.PI)),
        turn: next() * 360,
        seed: n + seed,
        ...many(kinds, Math.floor(next() * 60)),
      }
    })
  },
}
