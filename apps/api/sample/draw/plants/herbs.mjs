import { contactShadow } from '../contactShadow.mjs'
import { drawDiya } from '../drawDiya.mjs'
import { placeAt } from '../placeAt.mjs'
import { box } from '../solid/box.mjs'
import { bush } from '../solid/bush.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { pot } from '../solid/pot.mjs'
import { solidScene } from '../solidScene.mjs'

// Kitchen herbs and tulsi, each a scene from a short recipe.
export const herbs = {
  herbs({ tint }) {
    const solid = makeSolid()
    const wood = ['#C79A62', '#D8AE78', '#B98A54']
    for (const [n, y] of [30, 104, 178].entries()) {
      box(solid, { y, z: 158, width: 920, high: 62, deep: 20, colour: wood[n] })
      box(solid, { y, z: -158, width: 920, high: 62, deep: 20, colour: wood[(n + 1) % 3] })
      for (const x of [-450, 450])
        box(solid, { y, x, width: 20, high: 62, deep: 316, colour: wood[(n + 2) % 3] })
    }
    box(solid, { y: 18, width: 900, high: 16, deep: 300, colour: '#8A6234' })
    const kinds = [
      {
        green: ['#2F6B24', '#4F9A36', '#8CC65A'],
        shape: 'round',
        width: 0.68,
        size: 92,
        stalks: 18,
        pairs: 4,
        high: 300,
      },
      {
        green: ['#24603A', '#3F8A50', '#7DB880'],
        shape: 'pointed',
        width: 0.62,
        size: 62,
        stalks: 24,
        pairs: 6,
        high: 330,
        ruffle: 0.05,
      },
      {
        green: ['#3F7A22', '#6BA83A', '#A6D068'],
        shape: 'round',
        width: 0.95,
        size: 44,
        stalks: 34,
        pairs: 5,
        high: 290,
        ruffle: 0.12,
      },
    ]
    ;[-294, 0, 294].forEach((x, n) => {
      const level = pot(solid, {
        radius: 128,
        high: 250,
        shape: 'straight',
        colour: '#B4BABC',
        gloss: 0.75,
        x,
        y: 34,
        band: '#8E9698',
      })
      bush(solid, { x, y: level, wide: 150, seed: n + 4, ...kinds[n] })
    })
    return solidScene(solid, { tint, scale: 1.08, pitch: 17, y: 970, foot: 900, depth: 130, drop: 50 })
  },

  tulsi({ tint }) {
    const solid = makeSolid()
    const level = pot(solid, {
      radius: 200,
      high: 290,
      shape: 'round',
      colour: '#CE9A38',
      gloss: 0.95,
      band: '#8F5E14',
    })
    bush(solid, {
      y: level,
      wide: 240,
      high: 440,
      stalks: 44,
      pairs: 7,
      size: 84,
      green: ['#2C5A24', '#5A8C3A', '#97B860'],
      stalk: '#6B5A3A',
      seed: 9,
      spike: '#8A6A8A',
    })
    const diya =
      contactShadow({ x: 884, y: 1056, width: 220, depth: 40 }) +
      placeAt(drawDiya(), { x: 880, y: 1064, scale: 0.78 })
    return solidScene(solid, {
      tint,
      scale: 1.1,
      pitch: 14,
      x: 500,
      y: 1040,
      foot: 300,
      depth: 76,
      before: diya,
    })
  },
}
