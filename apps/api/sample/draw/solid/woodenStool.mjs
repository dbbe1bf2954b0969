import { paint } from './paint.mjs'
import { tube } from './tube.mjs'
import { turned } from './turned.mjs'

// Adds a round three-legged stool whose seat is at `high`.
export function woodenStool(solid, high) {
  const wood = paint('#8A5C30', '#C79A62', '#E6C48E')
  const grain = (u, v) => wood(0.5 + 0.14 * Math.sin(u * 40 + v * 60) + 0.1 * Math.sin(v * 9))
  turned(solid, {
    profile: [
      [0, high - 40],
      [214, high - 40],
      [226, high - 30],
      [226, high - 8],
      [216, high],
      [0, high],
    ],
    soft: false,
    colour: grain,
    gloss: 0.25,
    along: 50,
  })
  for (const [x, z] of [
    [-150, 60],
    [150, 60],
    [0, -150],
  ]) {
    tube(solid, {
      path: [
        [x, high - 36, z],
        [x * 1.18, high * 0.5, z * 1.18],
        [x * 1.34, 8, z * 1.34],
      ],
      thick: (v) => 22 - v * 8,
      colour: grain,
      around: 14,
      gloss: 0.2,
    })
  }
}
