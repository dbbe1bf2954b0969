import { makeSolid } from '../../solid/makeSolid.mjs'
import { paint } from '../../solid/paint.mjs'
import { tube } from '../../solid/tube.mjs'
import { turned } from '../../solid/turned.mjs'

const lip = [-176, 462, 24]

// A white jug full of ganache, tipped to the left by `tilt` radians, with the tip of its spout at the origin.
export function pouringJug(tilt) {
  const jug = makeSolid()
  const glaze = paint('#CFC3B2', '#F4EEE2', '#FFFDF8')
  turned(jug, {
    profile: [
      [112, 0],
      [150, 60],
      [176, 170],
      [150, 290],
      [104, 372],
      [112, 420],
      [136, 458],
    ],
    colour: (_u, v) => glaze(0.6 + 0.06 * Math.sin(v * 30)),
    gloss: 0.6,
    along: 60,
    ripple: (a, v) => 1 + (v > 0.8 ? 0.3 * (v - 0.8) * 5 * Math.max(0, Math.cos(a - 3.3)) ** 8 : 0),
  })
  turned(jug, {
    profile: [
      [0, 0],
      [112, 0],
    ],
    soft: false,
    colour: glaze(0.3),
  })
  // What is left inside reaches the spout, however far the jug is tipped.
  const ganache = paint('#2A1209', '#4E2612')
  turned(jug, {
    profile: [
      [0.1, 424],
      [117, 430],
    ],
    soft: false,
    colour: (u) => ganache(0.5 + 0.5 * Math.sin(u * 6)),
    gloss: 0.8,
  })
  tube(jug, {
    path: [
      [104, 400, 10],
      [220, 420, 20],
      [262, 310, 24],
      [226, 190, 20],
      [160, 140, 10],
    ],
    thick: 22,
    colour: glaze(0.66),
    gloss: 0.6,
    around: 16,
    along: 40,
  })
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)]
  const solid = makeSolid()
  solid.place(jug, {
    up: [-s, c, 0],
    x: -(lip[0] * c - lip[1] * s),
    y: -(lip[0] * s + lip[1] * c),
    z: -lip[2],
  })
  return solid
}
