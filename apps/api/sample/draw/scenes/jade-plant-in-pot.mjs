import { contactShadow } from '../contactShadow.mjs'
import { drawJadePlant } from '../drawJadePlant.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'

export default {
  ground: softGround('#CFE0B8'),
  gift:
    contactShadow({ x: 606, y: 1060, width: 460, depth: 60 }) +
    placeAt(drawJadePlant(), { x: 600, y: 764, scale: 0.96 }),
}
