import { head } from '../../solid/head.mjs'
import { leaf } from '../../solid/leaf.mjs'
import { makeSolid } from '../../solid/makeSolid.mjs'
import { paint } from '../../solid/paint.mjs'
import { tube } from '../../solid/tube.mjs'
import { ease } from '../ease.mjs'

// Where each flower ends (x, height, z), its radius, its colour and when it sets off.
const flowers = [
  [0, 512, 20, 90, 'marigold', 0.1],
  [-146, 480, 118, 80, 'orange', 0.3],
  [148, 488, 118, 82, 'lemon', 0.4],
  [-246, 384, 172, 72, 'marigold', 0.62],
  [250, 388, 172, 74, 'orange', 0.72],
  [-82, 372, 150, 92, 'lemon', 0.86],
  [88, 366, 156, 94, 'marigold', 1],
  [-178, 268, 226, 78, 'orange', 1.16],
  [184, 266, 230, 80, 'marigold', 1.26],
  [2, 236, 236, 88, 'orange', 1.42],
]
const blade = leaf({ width: 0.42, bend: 34, small: true })

// Marigolds that grow out of the foot of an open card, `since` seconds after the first sets off.
export function risingMarigolds(since) {
  const solid = makeSolid()
  const stem = paint('#3F7034', '#86B35A')
  for (const [n, [x, y, z, r, tone, wait]] of flowers.entries()) {
    const come = ease.settle(since, wait, wait + 1.05, 0.9)
    if (come <= 0.01) continue
    const bloom = ease.settle(since, wait + 0.2, wait + 1.25, 1.3)
    const tip = [x * (0.3 + 0.7 * come), y * come, 12 + z * come]
    tube(solid, {
      path: [[x * 0.06, 0, 12], [tip[0] * 0.4, tip[1] * 0.5, 12 + z * 0.3], tip],
      thick: 6,
      colour: (u) => stem(0.4 + 0.3 * Math.sin(u * 6)),
    })
    for (const k of [0, 1, 2]) {
      const share = 0.42 + k * 0.2
      const side = (n + k) % 2 ? 1 : -1
      solid.place(blade, {
        x: tip[0] * share,
        y: tip[1] * share,
        z: 12 + (tip[2] - 12) * share,
        scale: 120 * come,
        up: [side * 0.9 + x / 500, 0.6, 0.3],
        turn: side * -0.3,
      })
    }
    if (bloom <= 0.01) continue
    const sway = 0.05 * Math.sin(since * 2 + n)
    solid.place(head('marigold', tone, n), {
      x: tip[0],
      y: tip[1],
      z: tip[2] + 10,
      scale: r * (0.15 + 0.85 * bloom),
      up: [x / 520 + sway, 0.62, 0.86],
      turn: n * 1.3 - (1 - bloom) * 2,
    })
  }
  return solid
}
