import { mixColours } from '../mixColours.mjs'
import { paint } from './paint.mjs'

// Adds a box with soft edges standing on y, turned by `turn`; `open` leaves its top away and shows the inside.
export function box(
  solid,
  {
    x = 0,
    y = 0,
    z = 0,
    width,
    high,
    deep = width,
    colour,
    turn = 0,
    open = false,
    inside = mixColours(colour, '#2A1408', 0.35),
    gloss = 0.15,
  },
) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const put = ([px, py, pz]) => [x + px * c + pz * s, y + py, z - px * s + pz * c]
  const face = (tone, at) =>
    solid.sheet({
      across: 8,
      along: 8,
      gloss,
      colour: paint(tone)(0),
      at: (u, v) => put(at(u * 2 - 1, v * 2 - 1)),
    })
  const [w, h, d] = [width / 2, high / 2, deep / 2]
  const walls = (tone, k, low = 0) => {
    face(tone, (u, v) => [u * w * k, h + v * h + (low * (1 - v)) / 2, d * k])
    face(tone, (u, v) => [u * w * k, h + v * h + (low * (1 - v)) / 2, -d * k])
    face(tone, (u, v) => [w * k, h + v * h + (low * (1 - v)) / 2, u * d * k])
    face(tone, (u, v) => [-w * k, h + v * h + (low * (1 - v)) / 2, u * d * k])
  }
  walls(colour, 1)
  if (!open) return face(mixColours(colour, '#FFFFFF', 0.08), (u, v) => [u * w, high, v * d])
  const thin = 1 - 12 / Math.max(width, deep)
  walls(inside, thin)
  face(inside, (u, v) => [u * w * thin, high * 0.25, v * d * thin])
  for (const [ax, az, bx, bz] of [
    [-1, 1, 1, 1],
    [-1, -1, 1, -1],
    [-1, -1, -1, 1],
    [1, -1, 1, 1],
  ]) {
    face(mixColours(colour, '#FFFFFF', 0.2), (u, v) => {
      const share = (u + 1) / 2
      const k = v > 0 ? 1 : thin
      return [
        (ax + (bx - ax) * share) * w * (Math.abs(v) > 0.5 ? k : (1 + thin) / 2),
        high,
        (az + (bz - az) * share) * d * (Math.abs(v) > 0.5 ? k : (1 + thin) / 2),
      ]
    })
  }
}
