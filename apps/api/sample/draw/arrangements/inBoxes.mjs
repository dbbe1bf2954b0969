import { bow } from '../solid/bow.mjs'
import { box } from '../solid/box.mjs'
import { flowerDome } from '../solid/flowerDome.mjs'
import { leaf } from '../solid/leaf.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { paint } from '../solid/paint.mjs'
import { sprig } from '../solid/sprig.mjs'
import { turned } from '../solid/turned.mjs'
import { solidScene } from '../solidScene.mjs'

// Flowers packed in a box, each a scene from a short recipe.
export const inBoxes = {
  inHatBox({ tint, ...form }) {
    const solid = makeSolid()
    const card = paint('#D9C29A', '#F6E9D0', '#FFF8EA')
    const gold = paint('#C99A44')(0)
    turned(solid, {
      profile: [
        [286, 0],
        [286, 290],
      ],
      soft: false,
      colour: (_u, v) => (v > 0.9 ? gold : card(0.55)),
      gloss: 0.18,
    })
    turned(solid, {
      profile: [
        [0, 290],
        [286, 290],
      ],
      soft: false,
      colour: card(0.1),
    })
    turned(solid, {
      profile: [
        [288, 120],
        [288, 168],
      ],
      soft: false,
      colour: paint('#E9A07A')(0),
      gloss: 0.5,
    })
    solid.place(bow({ colour: '#F0A986' }), { y: 146, z: 300, scale: 104 })
    const heads = makeSolid()
    flowerDome(heads, { greens: false, ...form, radius: 282, high: 90, y: 0, seed: 12, fit: 1.02 })
    solid.place(heads, { y: 318 })
    const lid = makeSolid()
    turned(lid, {
      profile: [
        [296, 0],
        [296, 74],
        [0, 75],
      ],
      soft: false,
      colour: (_u, v) => (v < 0.05 ? gold : card(0.6)),
      gloss: 0.18,
      along: 30,
    })
    solid.place(lid, { x: 372, y: 262, z: -30, scale: 0.94, up: [0.86, 0.16, 0.52] })
    return solidScene(solid, { tint, scale: 1.12, pitch: 30, x: 490, y: 950, foot: 640, depth: 150 })
  },

  orchidBox({ tint, tone, stems: count }) {
    const solid = makeSolid()
    box(solid, {
      width: 330,
      high: 300,
      deep: 330,
      colour: '#F8F4EC',
      turn: 0.5,
      open: true,
      inside: '#35502C',
    })
    for (let n = 0; n < count; n += 1) {
      const a = (n / count) * Math.PI * 2 + 0.3
      const share = Math.cos(a)
      const back = Math.sin(a)
      const tall = 800 - back * -60 - Math.abs(share) * 130 + (n % 2) * 40
      solid.place(
        sprig({
          tone,
          path: [
            [share * 70, 120, back * 70],
            [share * 150, tall * 0.7, back * 90],
            [share * 330, tall, back * 110 + 20],
          ],
          blossoms: 6,
          size: 76,
          seed: n,
          from: 0.42,
        }),
      )
    }
    for (let n = 0; n < 18; n += 1) {
      const a = n * 2.39996
      solid.place(leaf({ green: 'dark', width: 0.3, bend: 40, phase: n }), {
        x: Math.cos(a) * 80,
        y: 250,
        z: Math.sin(a) * 80,
        scale: 210 + (n % 4) * 30,
        up: [Math.cos(a) * 0.9, 0.9, Math.sin(a) * 0.9],
        turn: -a + Math.PI / 2,
      })
    }
    solid.place(bow({ colour: '#4E78DC', wide: 0.3 }), { y: 150, x: 84, z: 150, scale: 84, turn: 0.5 })
    return solidScene(solid, { tint, scale: 1.22, pitch: 17, y: 1040, foot: 460, depth: 130 })
  },
}
