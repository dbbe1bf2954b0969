import { bouquet } from '../solid/bouquet.mjs'
import { solidScene } from '../solidScene.mjs'

const forms = {
  red: { flowers: [['rose', 'red', 12]], paper: '#D2A26C', ribbon: '#B0124E', seed: 1, sprays: 5 },
  mixed: {
    flowers: [
      ['rose', 'pink', 4],
      ['rose', 'yellow', 4],
      ['rose', 'white', 4],
      ['rose', 'red', 4],
    ],
    paper: '#FBF8F2',
    ribbon: '#D98AA0',
    seed: 11,
  },
}

// A bunch of roses for banners and categories, `red` or `mixed`, placed as in a product's picture of 1200.
export async function roseBunch(kind) {
  return solidScene(bouquet(forms[kind]), { tint: '#FFFFFF', scale: 1.1, y: 1080, foot: 300 })
}
