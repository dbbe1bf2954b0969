import flowers from '../families/flowers.mjs'
import gifts from '../families/gifts.mjs'
import { groupOf } from '../groupOf.mjs'

export default await groupOf('#F3C6C0', [
  [flowers['red-roses-bouquet'], { x: -128, y: -10, scale: 0.96 }],
  [gifts['chocolate-box-of-twelve'], { x: 490, y: 500, scale: 0.6 }],
])
