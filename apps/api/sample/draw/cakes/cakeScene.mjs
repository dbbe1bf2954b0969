import { contactShadow } from '../contactShadow.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'
import { drawCake } from './drawCake.mjs'
import { drawSugarExtras } from './drawSugarExtras.mjs'
import { tilt } from './tilt.mjs'

// A cake in the middle of its picture: the board's foot low enough that cake and toppings balance.
export function cakeScene({ tint, scale = 1.1, y, beside = '', before = '', ...cake }) {
  const high = cake.tiers.reduce((sum, { h }) => sum + h, 0)
  const widest = Math.max(...cake.tiers.map(({ r }) => r)) * (cake.board?.grow ?? 1.24)
  const deep = widest * tilt
  const leg = cake.board?.stand ? 104 : 20
  const floor = y ?? 600 + ((high - deep - leg) / 2 + (cake.rise ?? 40) + 58) * scale
  const foot = floor + (leg + (cake.board?.stand ? deep : 0)) * scale
  const shade = cake.board?.stand
    ? contactShadow({ x: 606, y: foot + 8, width: 340 * scale, depth: 84 })
    : contactShadow({ x: 604, y: foot + 2, width: widest * 2.02 * scale, depth: deep * 1.3 * scale })
  return {
    ground: softGround(tint),
    gift: `${beside}${shade}${placeAt(drawCake(cake) + drawSugarExtras(cake), { x: 600, y: floor, scale })}${before}`,
  }
}
