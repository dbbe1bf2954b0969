import { contactShadow } from '../contactShadow.mjs'
import { drawGiftBox } from '../drawGiftBox.mjs'
import cakes from '../families/cakes.mjs'
import { roseBunch } from '../gifts/roseBunch.mjs'
import { placeAt } from '../placeAt.mjs'
import { roomGround } from './roomGround.mjs'

// The picture that stands for the store where a link to it is shared: 1200 by 630, with the mark, drawn for a square of 24, on the left.
export async function openGraph(mark) {
  const bunch = (await roseBunch('mixed')).gift
  return `${roomGround({ width: 1200, height: 630, edge: 452, wall: '#F8DCB0', table: '#E0BC90' })}
    ${placeAt(mark, { x: 122, y: 110, scale: 11 })}
    ${placeAt(bunch, { x: 420, y: 20, scale: 0.5 })}
    ${placeAt(cakes['strawberry-cake']().gift, { x: 716, y: 152, scale: 0.42 })}
    ${contactShadow({ x: 602, y: 592, width: 190, depth: 30 })}${placeAt(drawGiftBox(), { x: 596, y: 594, scale: 0.5 })}`
}
