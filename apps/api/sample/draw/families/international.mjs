import { arrangements } from '../arrangements.mjs'
import { arrange } from '../cakes/arrange.mjs'
import { cakeScene } from '../cakes/cakeScene.mjs'
import { contactShadow } from '../contactShadow.mjs'
import { drawJar } from '../drawJar.mjs'
import { drawRakhi } from '../drawRakhi.mjs'
import { placeAt } from '../placeAt.mjs'
import { plants } from '../plants.mjs'
import { bouquet } from '../solid/bouquet.mjs'
import { giftTower } from '../solid/giftTower.mjs'
import { gourmetBasket } from '../solid/gourmetBasket.mjs'
import { paddedBox } from '../solid/paddedBox.mjs'
import { solidScene } from '../solidScene.mjs'

const { ring, one } = arrange
const bunch = (tint, form) => () => solidScene(bouquet(form), { tint, scale: 1.1, y: 1080, foot: 300 })

export default {
  'two-dozen-roses-usa': () =>
    arrangements.inVase({
      tint: '#F6DFB4',
      flowers: [['rose', 'red', 24]],
      radius: 310,
      dome: 200,
      seed: 30,
      sprays: 26,
      tall: 1,
      scale: 1.04,
    }),
  'tulips-to-the-uk': bunch('#C5D6BC', {
    flowers: [
      ['tulip', 'red', 4],
      ['tulip', 'yellow', 4],
      ['tulip', 'hotPink', 4],
      ['tulip', 'purple', 3],
    ],
    paper: '#B88450',
    ribbon: '#3F7A4A',
    greens: false,
    blades: 10,
    seed: 31,
    fit: 1.1,
  }),
  'vanilla-cake-uae': () =>
    cakeScene({
      tint: '#E9D3AE',
      tiers: [{ r: 356, h: 250, coat: '#FFF8EA', foot: { count: 30, size: 28 }, pearls: 40 }],
      board: { look: 'gold' },
      top: [
        ...ring(12, 0.82, { kind: 'cream', topped: { kind: 'pearl', colour: '#E2B23A', share: 0.26 } }, 58),
        ...ring(6, 0.42, { kind: 'cream', topped: { kind: 'pearl', colour: '#E2B23A', share: 0.26 } }, 54),
        ...one({ kind: 'cream', topped: { kind: 'pearl', colour: '#E2B23A', share: 0.3 } }, 0, 0, 56),
      ],
    }),
  'gourmet-basket-canada': () =>
    solidScene(gourmetBasket(), { tint: '#C6D3DE', scale: 1.3, pitch: 24, y: 1000, foot: 600, depth: 250 }),
  'native-bunch-australia': bunch('#F3C6C0', {
    flowers: [
      ['gerbera', 'orange', 4, 0.9],
      ['carnation', 'pink', 5, 0.86],
      ['rose', 'white', 4, 0.9],
      ['daisy', 'white', 5, 0.7],
      ['rose', 'peach', 3, 0.86],
    ],
    paper: '#D2A26C',
    ribbon: '#8A9A86',
    greens: 'grey',
    seed: 33,
    dome: 180,
    sprays: 8,
    cord: true,
    fit: 1.3,
    radius: 280,
  }),
  'chocolate-tower-singapore': () =>
    solidScene(giftTower(), { tint: '#F3C6C0', scale: 1.16, pitch: 18, y: 990, foot: 620, depth: 180 }),
  'rakhi-to-the-usa': () => {
    const rakhi = placeAt(drawRakhi(), { x: 530, y: 716, scale: 0.76 })
    const jar =
      contactShadow({ x: 936, y: 888, width: 170, depth: 34 }) +
      placeAt(drawJar(), { x: 936, y: 894, scale: 0.92 })
    return solidScene(paddedBox(), {
      tint: '#F6DFB4',
      scale: 1.16,
      pitch: 56,
      y: 760,
      foot: 860,
      depth: 260,
      drop: 130,
      before: `<g filter="shadow(5 9 8 0.34)">${rakhi}</g>${jar}`,
    })
  },
  'orchid-pot-germany': () => plants.arching({ tint: '#C5D6BC' }),
}
