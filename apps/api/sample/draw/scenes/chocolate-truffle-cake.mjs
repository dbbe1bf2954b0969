import { contactShadow } from '../contactShadow.mjs'
import { drawTruffleCake } from '../drawTruffleCake.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'

export default {
  ground: softGround('#DDB48C'),
  gift:
    contactShadow({ x: 604, y: 898, width: 910, depth: 230 }) +
    placeAt(drawTruffleCake(), { x: 600, y: 816, scale: 1.04 }),
}
