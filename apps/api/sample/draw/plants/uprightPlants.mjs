import { seededNumbers } from '../seededNumbers.mjs'
import { bow } from '../solid/bow.mjs'
import { glassBowl } from '../solid/glassBowl.mjs'
import { leaf } from '../solid/leaf.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { paint } from '../solid/paint.mjs'
import { pot } from '../solid/pot.mjs'
import { smallPlants } from '../solid/smallPlants.mjs'
import { turned } from '../solid/turned.mjs'
import { solidScene } from '../solidScene.mjs'

// Plants that grow straight up, each a scene from a short recipe.
export const uprightPlants = {
  snake({ tint }) {
    const solid = makeSolid()
    const next = seededNumbers(8)
    const level = pot(solid, { radius: 200, high: 290, shape: 'straight', colour: '#F0B62C', gloss: 0.35 })
    for (let n = 0; n < 17; n += 1) {
      const a = n * 2.39996
      const far = Math.sqrt((n + 0.5) / 17)
      const green = ['#16402A', '#2F6B44', '#8FB07A']
      const blade = leaf({
        green,
        shape: 'blade',
        width: 0.17 + next() * 0.03,
        bend: 8 + far * 12,
        fold: 0.34,
        edge: '#E6D76A',
        veins: 17,
        phase: n,
        ruffle: 0.025,
        gloss: 0.22,
      })
      solid.place(blade, {
        x: Math.cos(a) * far * 120,
        y: level - 20,
        z: Math.sin(a) * far * 110,
        scale: 690 - far * 250 + next() * 60,
        up: [Math.cos(a) * far * 0.4, 1, Math.sin(a) * far * 0.3],
        turn: -a + Math.PI / 2 + (next() - 0.5) * 2,
      })
    }
    return solidScene(solid, { tint, scale: 1.1, pitch: 12, y: 1072, foot: 340, depth: 70 })
  },

  bamboo({ tint }) {
    const solid = makeSolid()
    const next = seededNumbers(12)
    const stalk = paint('#4E7A2E', '#7FAF4A', '#B5D27C')
    const ring = (count, radius, high) => {
      for (let n = 0; n < count; n += 1) {
        const a = (n / count) * Math.PI * 2
        const [x, z] = [Math.cos(a) * radius, Math.sin(a) * radius]
        turned(solid, {
          profile: [
            [19, 60],
            [19, high - 6],
            [13, high],
            [1, high + 1],
          ],
          soft: false,
          x,
          z,
          colour: (_u, v) =>
            stalk(0.5 + 0.1 * Math.sin(v * 9 + n) - (Math.sin(v * high * 0.062 + n * 2) > 0.985 ? 0.4 : 0)),
          ripple: (_b, v) => 1 + (Math.sin(v * high * 0.062 + n * 2) > 0.94 ? 0.1 : 0),
          around: 16,
          along: 90,
          gloss: 0.4,
        })
        for (let k = 0; k < 5; k += 1) {
          const b = a + (k - 2) * 0.5 + next() * 0.3
          solid.place(leaf({ green: 'lime', width: 0.15, bend: 70, fold: 0.4, phase: k }), {
            x,
            y: high - 16,
            z,
            scale: 150 + next() * 60,
            up: [Math.cos(b), 1.1 + next() * 0.6, Math.sin(b)],
            turn: -b - Math.PI / 2,
          })
        }
      }
    }
    ring(16, 118, 400)
    ring(9, 60, 640)
    const red = paint('#7E0A1C', '#C8152F', '#E8505F')
    for (const [r, y] of [
      [142, 290],
      [84, 540],
    ]) {
      turned(solid, {
        profile: [
          [r, y - 17],
          [r + 3, y],
          [r, y + 17],
        ],
        colour: (_u, v) => red(0.5 + 0.2 * Math.sin(v * 20)),
        gloss: 0.5,
      })
      solid.place(bow({ colour: '#C8152F', wide: 0.3, tails: 1 }), { y, z: r + 10, scale: 62 })
    }
    const bowl = glassBowl({ scale: 1.24, y: 1050 })
    smallPlants.pebbles(solid, { radius: 176, y: 20, high: 90 })
    return solidScene(solid, {
      tint,
      scale: 1.24,
      pitch: 14,
      y: 1050,
      foot: 420,
      depth: 90,
      behind: bowl.back,
      before: bowl.front,
    })
  },
}
