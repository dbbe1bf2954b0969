import { flowerDome } from '../solid/flowerDome.mjs'
import { head } from '../solid/head.mjs'
import { leaf } from '../solid/leaf.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { paint } from '../solid/paint.mjs'
import { renderSolid } from '../solid/renderSolid.mjs'
import { tube } from '../solid/tube.mjs'

const green = paint('#35602C', '#5F9448')

// Flowers that lie or stand beside other gifts, each answered as an image over a scene of 1200.
export const solidFlowers = {
  // One rose with a short stem and one leaf.
  rose() {
    const solid = makeSolid()
    tube(solid, {
      path: [
        [60, 0, 0],
        [26, 180, 0],
        [0, 380, 0],
        [-10, 590, 0],
      ],
      thick: 21,
      colour: (_, v) => green(0.5 + 0.3 * Math.sin(v * 30)),
      along: 40,
    })
    solid.place(head('rose', 'red', 2), { x: -12, y: 660, z: 16, scale: 262, up: [-0.05, 0.62, 0.78] })
    solid.place(leaf({ width: 0.6, bend: 34 }), {
      x: 22,
      y: 210,
      z: 10,
      scale: 390,
      up: [1, 0.5, 0.3],
      turn: -0.3,
    })
    return renderSolid(solid, { x: 560, y: 1110, scale: 1, pitch: 8, fine: 2 })
  },

  // Two pink roses with leaves, lying at the lower right.
  pair() {
    const solid = makeSolid()
    for (const [x, z, a, n] of [
      [-60, -20, 2.6, 1],
      [60, 20, 0.3, 2],
      [150, 60, -0.4, 3],
      [20, 120, 1.4, 4],
      [190, 0, 0.8, 5],
    ]) {
      solid.place(leaf({ width: 0.56, bend: 20, phase: n }), {
        x,
        y: 20,
        z,
        scale: 190,
        up: [Math.cos(a), 0.24, Math.sin(a)],
        turn: 0,
      })
    }
    solid.place(head('rose', 'pink', 1), { x: 0, y: 88, z: 40, scale: 132, up: [-0.34, 0.62, 0.7] })
    solid.place(head('rose', 'softPink', 3), { x: 178, y: 70, z: 90, scale: 108, up: [0.42, 0.6, 0.68] })
    return renderSolid(solid, { x: 800, y: 1060, scale: 1.1, pitch: 16 })
  },

  // A tall dome of white lilies over green blades, to stand in a vase whose mouth is at (600, 760).
  lilies() {
    const solid = makeSolid()
    for (let n = 0; n < 16; n += 1) {
      const a = n * 2.39996
      const out = 0.35 + (n % 4) * 0.22
      solid.place(leaf({ green: n % 2 ? 'fresh' : 'dark', width: 0.22, bend: 40, phase: n }), {
        x: Math.cos(a) * 40,
        y: 0,
        z: Math.sin(a) * 30,
        scale: 400 + (n % 5) * 40,
        up: [Math.cos(a) * out, 1, Math.sin(a) * out * 0.6 + 0.1],
      })
    }
    for (let n = 0; n < 9; n += 1) {
      const a = n * 2.39996
      tube(solid, {
        path: [
          [0, -10, 0],
          [Math.cos(a) * 40, 140, Math.sin(a) * 30],
          [Math.cos(a) * 150, 330, Math.sin(a) * 60 + 30],
        ],
        thick: 9,
        colour: green(0.5),
        along: 20,
      })
    }
    const heads = makeSolid()
    flowerDome(heads, {
      flowers: [['lily', 'whiteLily', 9]],
      radius: 300,
      high: 250,
      y: 0,
      seed: 5,
      fit: 1.04,
      bed: false,
      greens: 'fresh',
      rim: 18,
    })
    solid.place(heads, { y: 250, z: 20, up: [0, Math.cos(0.36), Math.sin(0.36)] })
    return renderSolid(solid, { x: 600, y: 764, scale: 1.06, pitch: 12 })
  },
}
