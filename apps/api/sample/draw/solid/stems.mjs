import { leaf } from './leaf.mjs'
import { paint } from './paint.mjs'
import { tube } from './tube.mjs'

// Adds the stems of a bunch: they spread at `top`, pass the neck [height, radius] and end at the foot [height, radius].
export function stems(solid, { count, top, spread, neck, foot, leafy = 1 }) {
  const tone = paint('#3A6A30', '#79A957', '#A9CC82')
  for (let n = 0; n < count; n += 1) {
    const a = n * 2.39996
    const far = Math.sqrt((n + 0.5) / count)
    const at = (angle, r, y) => [Math.cos(angle) * r * far, y, Math.sin(angle) * r * far]
    tube(solid, {
      path: [at(a, spread, top), at(a, neck[1], neck[0]), at(a + 2.4, foot[1], foot[0] + (n % 3) * 9)],
      thick: 9,
      colour: (u, v) => tone(v > 0.985 ? 1 : 0.35 + 0.2 * Math.sin(u * 6)),
      along: 26,
      around: 8,
    })
    if (leafy && n % 2) {
      solid.place(leaf({ width: 0.46 }), {
        x: Math.cos(a) * neck[1] * 0.9,
        y: neck[0] - 10,
        z: Math.sin(a) * neck[1] * 0.9,
        scale: 150,
        up: [Math.cos(a), 0.7, Math.sin(a)],
        turn: -a + Math.PI / 2,
      })
    }
  }
}
