import { contactShadow } from '../contactShadow.mjs'
import { drawChocolateBox } from '../drawChocolateBox.mjs'
import { drawRoseBouquet } from '../drawRoseBouquet.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'

const eight = [
  [-120, -500, 116],
  [116, -504, 116],
  [-246, -392, 112],
  [0, -402, 122],
  [248, -390, 112],
  [-128, -286, 114],
  [128, -284, 114],
  [2, -210, 106],
]
const bouquet = drawRoseBouquet({
  roses: eight,
  tones: [{ colour: '#C4122F' }, { colour: '#DC3450', shade: '#5A0420' }, { colour: '#B30E2E' }],
  ribbon: '#D98200',
})

export default {
  ground: softGround('#F3C3C3'),
  gift:
    contactShadow({ x: 454, y: 964, width: 280, depth: 44 }) +
    placeAt(bouquet, { x: 450, y: 788, scale: 0.9 }) +
    contactShadow({ x: 846, y: 1014, width: 520, depth: 44 }) +
    placeAt(drawChocolateBox(), { x: 840, y: 1022, scale: 1.06 }),
}
