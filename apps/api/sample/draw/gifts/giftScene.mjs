import { contactShadow } from '../contactShadow.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'

// A still life: each thing says what is drawn, where it stands, and how wide and deep its shadow is (`shade`, none when left out).
export function giftScene(tint, ...things) {
  const gift = things.map(({ draw, shade, x = 0, y = 0, ...place }) => {
    const [width, depth, left = 0, down = 0] = shade ?? []
    return `${width ? contactShadow({ x: x + left + 6, y: y + down + 4, width, depth }) : ''}${placeAt(draw, { x, y, ...place })}`
  })
  return { ground: softGround(tint), gift: gift.join('') }
}
