import { contactShadow } from '../contactShadow.mjs'
import { drawBasket } from '../drawBasket.mjs'
import { drawBow } from '../drawBow.mjs'
import { drawJar } from '../drawJar.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawRose } from '../drawRose.mjs'
import { drawTruffle } from '../drawTruffle.mjs'
import { bigFruits } from '../hampers/bigFruits.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'

const basket = drawBasket()
const lifted = (drawing) => `<g filter="shadow(6 10 9 0.34)">${drawing}</g>`

const bar = (x, y, turn, colour, dark) =>
  lifted(`<g transform="translate(${x} ${y}) rotate(${turn})">
  <rect x="-74" y="-300" width="148" height="340" rx="10" fill="linear(20, ${colour}, ${dark})"/>
  <rect x="-74" y="-300" width="148" height="22" fill="linear(0, #FBE7B0, #D9A441 50%, #A8741E)"/>
  <rect x="-58" y="-250" width="116" height="150" rx="8" fill="none" stroke="#F2CE7A" stroke-width="5"/>
  ${drawMarigold({ x: 0, y: -176, r: 42 })}
</g>`)

const leaves = [
  [330, 560, -52],
  [400, 500, -30],
  [800, 490, 34],
  [880, 560, 56],
  [290, 630, -76],
  [916, 630, 78],
  [560, 440, -12],
  [660, 440, 14],
].map(([x, y, turn], n) =>
  drawLeaf({ x, y, length: 190, width: 86, turn, green: n % 2 ? '#4C8A3C' : '#3F7A38' }),
)

const behind =
  leaves.join('') +
  bar(556, 588, -8, '#8C2240', '#4A0A1E') +
  bar(700, 586, 8, '#2F6A4A', '#12382A') +
  lifted(drawMarigold({ x: 404, y: 448, r: 92, turn: 8 })) +
  lifted(
    drawMarigold({
      x: 326,
      y: 548,
      r: 78,
      turn: 40,
      colours: ['#C25A08', '#DB6E10', '#EC8420', '#F79A38', '#FFB45C'],
    }),
  ) +
  lifted(placeAt(drawJar(), { x: 812, y: 690, scale: 1.06 }))

const before =
  lifted(placeAt(bigFruits.grapes(), { x: 876, y: 640, scale: 104, turn: 30 })) +
  lifted(drawRose({ x: 470, y: 560, r: 84, turn: 40, seed: 5, colour: '#C4122F' })) +
  lifted(drawRose({ x: 592, y: 530, r: 72, turn: 90, seed: 6, colour: '#E86A7E', shade: '#7A0A3A' })) +
  lifted(placeAt(bigFruits.apple(), { x: 340, y: 636, scale: 88, turn: -8 })) +
  lifted(placeAt(bigFruits.orange(), { x: 462, y: 664, scale: 82, turn: 6 })) +
  lifted(placeAt(bigFruits.mango(), { x: 694, y: 652, scale: 90, turn: -8 })) +
  [
    [576, 634, 46, 'milk'],
    [622, 672, 46, 'dark'],
    [552, 684, 46, 'rose'],
  ]
    .map(([x, y, r, finish], n) => drawTruffle({ x, y, r, finish, turn: n * 50 }))
    .join('')

export default {
  ground: softGround('#F3D3A0'),
  gift:
    contactShadow({ x: 608, y: 1068, width: 720, depth: 76 }) +
    placeAt(basket.back, { x: 600, y: 672 }) +
    placeAt(behind + before, { x: -72, y: -122, scale: 1.12 }) +
    placeAt(basket.front, { x: 600, y: 672 }) +
    drawBow({ x: 600, y: 800, scale: 0.92 }),
}
