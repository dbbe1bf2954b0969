import { seededNumbers } from '../seededNumbers.mjs'
import { leaf } from '../solid/leaf.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { paint } from '../solid/paint.mjs'
import { pot } from '../solid/pot.mjs'
import { sprig } from '../solid/sprig.mjs'
import { tube } from '../solid/tube.mjs'
import { solidScene } from '../solidScene.mjs'

// Plants that bloom in a pot, each a scene from a short recipe.
export const floweringPlants = {
  spathes({ tint, blooms, spathe, spadix, pot: colour, tall, gloss = 0.12, heart }) {
    const solid = makeSolid()
    const next = seededNumbers(blooms * 7)
    const level = pot(solid, { radius: 200, high: 280, shape: 'round', colour, gloss: 0.4 })
    const blades = [0, 1, 2].map((phase) =>
      leaf({
        green: 'dark',
        shape: heart ? 'heart' : 'pointed',
        width: heart ? 0.8 : 0.42,
        bend: 62,
        fold: 0.18,
        phase,
        gloss: 0.32,
        veins: 9,
      }),
    )
    for (let n = 0; n < 22; n += 1) {
      const a = n * 2.39996 + 0.5
      const far = 0.35 + 0.65 * Math.sqrt(n / 22)
      const reach = 90 + far * 130
      const y = level + 300 - far * 190 + next() * 40
      const tip = [Math.cos(a) * reach, y, Math.sin(a) * reach]
      tube(solid, {
        path: [
          [Math.cos(a) * 40, level - 10, Math.sin(a) * 40],
          [tip[0] * 0.5, level + (y - level) * 0.6, tip[2] * 0.5],
          tip,
        ],
        thick: 6,
        colour: paint('#4A7A3A')(0),
        along: 10,
      })
      solid.place(blades[n % 3], {
        x: tip[0],
        y: tip[1],
        z: tip[2],
        scale: 240 + next() * 50,
        up: [Math.cos(a) * 0.9, 0.3 - far * 0.3, Math.sin(a) * 0.9],
        turn: -a + Math.PI / 2,
      })
    }
    const spots = [
      [-30, 1, 30],
      [170, 0.8, 60],
      [-190, 0.82, 50],
      [60, 0.62, 150],
    ]
    for (const [x, share, z] of spots.slice(0, blooms)) {
      const y = level + 470 * share * tall + 60
      const colourOf = paint('#5E8A48')(0)
      tube(solid, {
        path: [
          [x * 0.2, level, z * 0.2],
          [x * 0.5, level + (y - level) * 0.55, z * 0.6],
          [x, y, z],
        ],
        thick: 6,
        colour: colourOf,
        along: 16,
      })
      const bract = leaf({
        green: spathe,
        shape: heart ? 'heart' : 'pointed',
        width: heart ? 0.95 : 0.66,
        bend: heart ? 20 : 34,
        fold: heart ? 0.1 : 0.4,
        gloss,
        veins: 5,
        phase: x,
      })
      solid.place(bract, {
        x,
        y: y - 20,
        z: z - 8,
        scale: heart ? 190 : 215,
        up: [x / 500 + (heart ? 0.25 : 0.1), 1, heart ? 0.35 : 0],
        turn: 0.2,
      })
      const tip = [x + 10 + x * 0.06, y + 110, z + 34]
      tube(solid, {
        path: [[x, y - 4, z + 4], [x + 6, y + 56, z + 28], tip],
        thick: (v) => 15 - v * 6 - (v > 0.9 ? (v - 0.9) * 60 : 0),
        colour: (u, v) => paint(spadix, '#D8B860')(0.5 + 0.5 * Math.sin(u * 40) * Math.sin(v * 60)),
        along: 30,
        around: 14,
      })
    }
    return solidScene(solid, { tint, scale: 1.16, pitch: 14, y: 1066, foot: 300, depth: 70 })
  },

  arching({ tint }) {
    const solid = makeSolid()
    const level = pot(solid, {
      radius: 160,
      high: 250,
      shape: 'straight',
      colour: '#9AA0A2',
      gloss: 0.3,
      fill: ['#5A4028', '#A8845C'],
    })
    solid.place(
      sprig({
        tone: 'whiteOrchid',
        path: [
          [-10, level - 20, 0],
          [-60, level + 300, 10],
          [40, level + 560, 40],
          [250, level + 590, 90],
          [370, level + 440, 120],
        ],
        blossoms: 7,
        size: 116,
        seed: 1,
        buds: 3,
        from: 0.46,
      }),
    )
    solid.place(
      sprig({
        tone: 'whiteOrchid',
        path: [
          [10, level - 20, 0],
          [-20, level + 220, 20],
          [-110, level + 440, 50],
          [-270, level + 450, 90],
          [-370, level + 310, 120],
        ],
        blossoms: 6,
        size: 112,
        seed: 3,
        buds: 3,
        from: 0.44,
      }),
    )
    for (let n = 0; n < 7; n += 1) {
      const a = n * 0.9 + 0.3
      solid.place(
        leaf({
          green: 'dark',
          shape: 'round',
          width: 0.34,
          bend: 60,
          fold: 0.2,
          gloss: 0.34,
          phase: n,
          veins: 3,
        }),
        {
          x: Math.cos(a) * 30,
          y: level - 10,
          z: Math.sin(a) * 30,
          scale: 290 + (n % 3) * 30,
          up: [Math.cos(a), 0.5, Math.sin(a)],
          turn: -a + Math.PI / 2,
        },
      )
    }
    return solidScene(solid, { tint, scale: 1.2, pitch: 12, y: 1072, foot: 290, depth: 60 })
  },
}
