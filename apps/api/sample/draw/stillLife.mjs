import { contactShadow } from './contactShadow.mjs'
import { drawGiftBox } from './drawGiftBox.mjs'
import { drawTruffleCake } from './drawTruffleCake.mjs'
import { placeAt } from './placeAt.mjs'
import { bouquet } from './solid/bouquet.mjs'
import { jadeTree } from './solid/jadeTree.mjs'
import { renderSolid } from './solid/renderSolid.mjs'

// The store's still life: each place says where a gift's own origin goes and how large it is.
export async function stillLife({ plant, bouquet: bunch, cake, box, petals }) {
  const under = ({ x, y, scale }, foot, width, depth) =>
    contactShadow({ x: x + 6, y: y + foot * scale, width: width * scale, depth: depth * scale })
  // A solid fills a square of 1200 and stands in it at 600 and 1060.
  const standing = async (solid, { x, y, scale }, size, pitch) =>
    placeAt(await renderSolid(solid, { scale: size, pitch }), {
      x: x - 600 * scale,
      y: y - 1060 * scale,
      scale,
    })
  const fallen = petals.map(
    ([x, y, turn]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn}) scale(1 0.7)" d="M0 0 C-22 -10 -26 -40 0 -46 C26 -40 22 -10 0 0Z" fill="linear(60, #E8506A, #C4122F 55%, #8A0A22)" filter="shadow(3 5 3 0.3)"/>`,
  )
  const roses = bouquet({
    flowers: [
      ['rose', 'red', 5],
      ['rose', 'softPink', 4],
      ['rose', 'pink', 4],
    ],
    paper: '#D2A26C',
    ribbon: '#E09A1C',
    seed: 41,
    sprays: 6,
  })
  return [
    under(plant, 0, 470, 90),
    await standing(jadeTree(), plant, 1.28, 16),
    under(bunch, 0, 330, 56),
    await standing(roses, bunch, 1.1, 14),
    under(cake, 84, 910, 230),
    placeAt(drawTruffleCake(), cake),
    under(box, -4, 340, 56),
    placeAt(drawGiftBox(), box),
    ...fallen,
  ].join('')
}
