import { paint } from './paint.mjs'
import { tube } from './tube.mjs'
import { turned } from './turned.mjs'

// Adds a woven basket standing on the origin; `handle` is how high its arch rises above the rim (0 for none).
export function basket(
  solid,
  {
    radius = 300,
    foot = radius * 0.74,
    high = 260,
    squash = 0.8,
    handle = 0,
    browns = ['#5E3A18', '#B07C46', '#E2B882'],
  },
) {
  const tone = paint(...browns)
  const strands = Math.round(radius / 7)
  const rows = Math.round(high / 24)
  const weave = (u, v) => Math.sin(u * Math.PI * strands) * (Math.floor(v * rows) % 2 ? 1 : -1)
  turned(solid, {
    profile: [
      [foot * 0.98, 0],
      [foot + (radius - foot) * 0.5, high * 0.4],
      [radius, high],
    ],
    squash,
    around: strands * 7,
    along: rows * 7,
    ripple: (a, v) => 1 + 0.022 * weave(a / (Math.PI * 2), v) * Math.abs(Math.sin(v * rows * Math.PI)) ** 0.5,
    colour: (u, v) =>
      tone(
        0.42 +
          0.3 * weave(u, v) * Math.abs(Math.sin(v * rows * Math.PI)) +
          0.1 * Math.sin(v * rows * Math.PI * 6),
      ),
    gloss: 0.1,
  })
  turned(solid, {
    profile: [
      [foot * 0.98, 2],
      [foot + (radius - foot) * 0.5, high * 0.4],
      [radius * 0.97, high * 0.96],
    ].map(([r, h]) => [r * 0.97, h]),
    squash,
    colour: tone(0.1),
    gloss: 0,
  })
  const braid = (path, thick, count) => {
    for (const half of [0, Math.PI]) {
      tube(solid, {
        path: path.map(([x, y, z], n) => [
          x,
          y + Math.sin(n * 1.9 + half) * thick * 0.5,
          z + Math.cos(n * 1.9 + half) * thick * 0.5,
        ]),
        thick,
        colour: (u, v) => tone(0.58 + 0.26 * Math.sin(v * count * 3 + u * 6)),
        around: 10,
        along: count * 3,
        gloss: 0.12,
      })
    }
  }
  const ring = (r, y) =>
    Array.from({ length: 73 }, (_, n) => [
      Math.cos((n / 72) * Math.PI * 2) * r,
      y,
      -Math.sin((n / 72) * Math.PI * 2) * r * squash,
    ])
  braid(ring(radius * 1.01, high), 13, 60)
  braid(ring(foot, 9), 10, 60)
  if (handle) {
    const arch = Array.from({ length: 45 }, (_, n) => {
      const a = (n / 44) * Math.PI
      return [Math.cos(a) * radius * 0.98, high * 0.7 + Math.sin(a) ** 0.9 * (handle + high * 0.3), 0]
    })
    braid(arch, 15, 46)
  }
}
