import { contactShadow } from '../contactShadow.mjs'
import { drawRoseBouquet } from '../drawRoseBouquet.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'

export default {
  ground: softGround('#F3C6C0'),
  gift:
    contactShadow({ x: 600, y: 1064, width: 330, depth: 52 }) +
    placeAt(drawRoseBouquet(), { x: 600, y: 862, scale: 1.08 }),
}
