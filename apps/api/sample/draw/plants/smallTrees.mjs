import { bush } from '../solid/bush.mjs'
import { jadeTree } from '../solid/jadeTree.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { paint } from '../solid/paint.mjs'
import { pot } from '../solid/pot.mjs'
import { tube } from '../solid/tube.mjs'
import { solidScene } from '../solidScene.mjs'

// Small trees in pots, each a scene from a short recipe.
export const smallTrees = {
  jade({ tint }) {
    return solidScene(jadeTree(), { tint, scale: 1.28, pitch: 16, y: 1060, foot: 330, depth: 90 })
  },

  bonsai({ tint }) {
    const solid = makeSolid()
    const level = pot(solid, {
      radius: 300,
      high: 130,
      shape: 'tray',
      colour: '#6B4028',
      gloss: 0.4,
      squash: 0.66,
      fill: ['#3E4A20', '#7A9440'],
    })
    const bark = (u, v) =>
      paint('#4A3524', '#8A6C4E', '#B89A78')(0.45 + 0.3 * Math.sin(u * 22 + v * 14) + 0.1 * Math.sin(v * 60))
    const limbs = [
      [
        [
          [-60, level - 20, 0],
          [10, level + 110, 10],
          [120, level + 220, 0],
          [60, level + 360, 0],
          [-50, level + 470, 10],
        ],
        46,
        17,
      ],
      [
        [
          [105, level + 190, 0],
          [190, level + 240, 20],
          [270, level + 290, 20],
        ],
        20,
        9,
      ],
      [
        [
          [70, level + 330, 0],
          [-60, level + 330, 20],
          [-200, level + 370, 30],
        ],
        20,
        9,
      ],
      [
        [
          [60, level + 360, 0],
          [120, level + 440, -30],
          [160, level + 500, -30],
        ],
        16,
        8,
      ],
      [
        [
          [-60, level + 10, 0],
          [-130, level + 10, 40],
          [-190, level - 14, 50],
        ],
        24,
        7,
      ],
      [
        [
          [-50, level + 10, 0],
          [20, level + 4, 60],
          [80, level - 14, 80],
        ],
        24,
        7,
      ],
      [
        [
          [-40, level + 20, 0],
          [60, level + 20, 10],
          [120, level - 14, 20],
        ],
        26,
        8,
      ],
    ]
    for (const [path, thick, end] of limbs)
      tube(solid, {
        path,
        thick: (v) => thick + (end - thick) * v + Math.sin(v * 30) * 1.4,
        colour: bark,
        around: 18,
        along: 40,
        gloss: 0.05,
      })
    const crowns = [
      [-60, 450, 10, 190, 110],
      [270, 270, 20, 130, 76],
      [-220, 345, 30, 150, 84],
      [170, 470, -30, 140, 90],
      [60, 390, 60, 120, 76],
    ]
    for (const [n, [x, y, z, wide, high]] of crowns.entries()) {
      bush(solid, {
        x,
        y: level + y,
        z,
        wide,
        high,
        stalks: 36,
        pairs: 3,
        size: 54,
        green: ['#24501F', '#3F7A34', '#7FAE58'],
        shape: 'round',
        width: 0.8,
        seed: n + 2,
        stalk: '#6B5238',
      })
    }
    return solidScene(solid, { tint, scale: 1.26, pitch: 13, y: 1000, foot: 580, depth: 120, drop: 20 })
  },
}
