import { contactShadow } from '../contactShadow.mjs'
import { drawBow } from '../drawBow.mjs'
import { drawTeddy } from '../drawTeddy.mjs'
import { softGround } from '../softGround.mjs'

export default {
  ground: softGround('#F3CFC0'),
  gift:
    contactShadow({ x: 606, y: 1056, width: 690, depth: 80 }) +
    drawTeddy() +
    drawBow({ x: 600, y: 586, scale: 0.5, colour: '#F2A20C', tails: false }),
}
