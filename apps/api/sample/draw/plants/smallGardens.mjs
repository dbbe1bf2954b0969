import { box } from '../solid/box.mjs'
import { glassBowl } from '../solid/glassBowl.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { pot } from '../solid/pot.mjs'
import { smallPlants } from '../solid/smallPlants.mjs'
import { solidScene } from '../solidScene.mjs'

// Little gardens on a tray or behind glass, each a scene from a short recipe.
export const smallGardens = {
  succulents({ tint }) {
    const solid = makeSolid()
    box(solid, { width: 900, high: 34, deep: 300, colour: '#C89860' })
    box(solid, { y: 34, z: 145, width: 900, high: 26, deep: 14, colour: '#B98850' })
    box(solid, { y: 34, z: -145, width: 900, high: 26, deep: 14, colour: '#B98850' })
    box(solid, { y: 34, x: 444, width: 14, high: 26, deep: 300, colour: '#B98850' })
    box(solid, { y: 34, x: -444, width: 14, high: 26, deep: 300, colour: '#B98850' })
    const places = [-292, 0, 292]
    const kinds = ['rosette', 'fingers', 'cactus']
    places.forEach((x, n) => {
      const level = pot(solid, {
        radius: 130,
        high: 210,
        shape: 'straight',
        colour: '#F6F1E8',
        gloss: 0.4,
        x,
        y: 36,
        fill: ['#8A7458', '#D8C8AC'],
      })
      smallPlants[kinds[n]](solid, { x, y: level, size: 132 })
    })
    return solidScene(solid, { tint, scale: 1.12, pitch: 22, y: 860, foot: 880, depth: 150, drop: 62 })
  },

  terrarium({ tint }) {
    const solid = makeSolid()
    smallPlants.landscape(solid)
    const globe = glassBowl({ round: true, scale: 1.1 })
    return solidScene(solid, {
      tint,
      scale: 1.1,
      pitch: 16,
      y: 1020,
      foot: 430,
      depth: 100,
      behind: globe.back,
      before: globe.front,
    })
  },
}
