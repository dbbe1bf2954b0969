import { contactShadow } from '../contactShadow.mjs'
import { drawDiya } from '../drawDiya.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawRakhi } from '../drawRakhi.mjs'
import { drawSweetPlate } from '../drawSweetPlate.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'

const petals = [
  [250, 1010, 20],
  [296, 1040, 84],
  [930, 1010, -36],
  [826, 1052, 46],
].map(
  ([x, y, turn]) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0 C-16 -14 -26 -46 -10 -62 Q0 -54 10 -63 C27 -46 16 -14 0 0Z" fill="linear(90, #FFC24A, #D98200)" filter="shadow(3 6 4 0.28)"/></g>`,
)

export default {
  ground: softGround('#F7D38C'),
  gift:
    contactShadow({ x: 410, y: 540, width: 620, depth: 190 }) +
    placeAt(drawSweetPlate(), { x: 400, y: 490, scale: 1.02 }) +
    contactShadow({ x: 890, y: 604, width: 270, depth: 50 }) +
    placeAt(drawDiya(), { x: 886, y: 616, scale: 1.02 }) +
    petals.join('') +
    placeAt(drawRakhi(), { x: 598, y: 860, scale: 1.0 }) +
    `<g filter="shadow(5 10 7 0.32)">${drawMarigold({ x: 150, y: 712, r: 70, turn: 20 })}</g><g filter="shadow(5 10 7 0.32)">${drawMarigold({ x: 1046, y: 724, r: 66, turn: 50 })}</g>`,
}
