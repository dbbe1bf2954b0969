import { contactShadow } from './contactShadow.mjs'
import { drawGiftBox } from './drawGiftBox.mjs'
import { drawJadePlant } from './drawJadePlant.mjs'
import { drawRoseBouquet } from './drawRoseBouquet.mjs'
import { drawTruffleCake } from './drawTruffleCake.mjs'
import { placeAt } from './placeAt.mjs'

// The store's still life: each place says where a gift's own origin goes and how large it is.
export function stillLife({ plant, bouquet, cake, box, petals }) {
  const under = ({ x, y, scale }, foot, width, depth) =>
    contactShadow({ x: x + 6, y: y + foot * scale, width: width * scale, depth: depth * scale })
  const fallen = petals.map(
    ([x, y, turn]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn}) scale(1 0.7)" d="M0 0 C-22 -10 -26 -40 0 -46 C26 -40 22 -10 0 0Z" fill="linear(60, #E8506A, #C4122F 55%, #8A0A22)" filter="shadow(3 5 3 0.3)"/>`,
  )
  return [
    under(plant, 312, 470, 70),
    placeAt(drawJadePlant(), plant),
    under(bouquet, 196, 330, 56),
    placeAt(
      drawRoseBouquet({
        tones: [
          { colour: '#C4122F' },
          { colour: '#F0929C', shade: '#9A1040' },
          { colour: '#DE3A54', shade: '#5A0420' },
        ],
        ribbon: '#D98200',
      }),
      bouquet,
    ),
    under(cake, 84, 910, 230),
    placeAt(drawTruffleCake(), cake),
    under(box, -4, 340, 56),
    placeAt(drawGiftBox(), box),
    ...fallen,
  ].join('')
}
