import { arrangements } from './arrangements.mjs'
import { bouquet } from './solid/bouquet.mjs'
import { solidScene } from './solidScene.mjs'

const tints = { cream: '#F6DFB4', blush: '#F3C6C0', sage: '#C5D6BC', sky: '#C6D3DE' }

// Two ways to write a flower product down: a bunch in paper, or one made as an arrangement, each over a named ground.
export const flowerRecipes = {
  kraft: '#D2A26C',
  bunch:
    (ground, form, scene = {}) =>
    () =>
      solidScene(bouquet(form), { tint: tints[ground], scale: 1.1, y: 1080, foot: 300, ...scene }),
  made: (name, ground, form) => () => arrangements[name]({ tint: tints[ground], ...form }),
}
