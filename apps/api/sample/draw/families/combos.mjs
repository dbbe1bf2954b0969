import { drawMug } from '../gifts/drawMug.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { groupOf } from '../groupOf.mjs'
import { plants } from '../plants.mjs'
import truffleCake from '../scenes/chocolate-truffle-cake.mjs'
import teddy from '../scenes/teddy-with-heart.mjs'
import { balloons } from '../solid/balloons.mjs'
import { jadeTree } from '../solid/jadeTree.mjs'
import { tray } from '../solid/tray.mjs'
import { solidScene } from '../solidScene.mjs'
import bakery from './bakery.mjs'
import cakes from './cakes.mjs'
import flowers from './flowers.mjs'
import gifts from './gifts.mjs'

const chocolates = gifts['chocolate-box-of-twelve']
const ready = (scene) => () => scene
const solid = (make, scene) => () => solidScene(make(), { tint: '#FFFFFF', scale: 1.16, foot: 300, ...scene })

export default {
  'roses-and-truffle-cake': () =>
    groupOf('#F6DFB4', [
      [flowers['red-roses-bouquet'], { x: -128, y: 0, scale: 0.95 }],
      [ready(truffleCake), { x: 450, y: 400, scale: 0.64 }],
    ]),
  'roses-cake-and-teddy': () =>
    groupOf('#C6D3DE', [
      [ready(teddy), { x: 350, y: 0, scale: 0.76 }],
      [flowers['six-red-roses'], { x: -110, y: 80, scale: 0.82 }],
      [cakes['black-forest-cake'], { x: 260, y: 520, scale: 0.56 }],
    ]),
  'lilies-and-pineapple-cake': () =>
    groupOf('#C5D6BC', [
      [flowers['white-lilies-bunch'], { x: -128, y: 0, scale: 0.95 }],
      [cakes['pineapple-cake'], { x: 470, y: 440, scale: 0.62 }],
    ]),
  'carnations-and-cupcakes': () =>
    groupOf('#F6DFB4', [
      [flowers['pink-carnations-bunch'], { x: -128, y: 0, scale: 0.95 }],
      [bakery['six-chocolate-cupcakes'], { x: 450, y: 440, scale: 0.64 }],
    ]),
  'sunflowers-and-candle': () =>
    groupOf('#C6D3DE', [
      [flowers['sunflower-bunch'], { x: -110, y: 0, scale: 0.98 }],
      [gifts['scented-candle-amber'], { x: 610, y: 500, scale: 0.52 }],
    ]),
  'teddy-and-chocolates': () =>
    groupOf('#F3C6C0', [
      [ready(teddy), { x: -90, y: 10, scale: 0.92 }],
      [chocolates, { x: 440, y: 490, scale: 0.62 }],
    ]),
  'two-jade-plants': () =>
    groupOf('#F6DFB4', [
      [
        solid(() => jadeTree({ ribbon: '#B0124E' }), {
          pitch: 16,
          y: 1060,
          scale: 1.28,
          foot: 330,
          depth: 90,
        }),
        { x: -170, y: 110, scale: 0.76 },
      ],
      [
        solid(() => jadeTree({ ribbon: '#E0A020', seed: 9 }), {
          pitch: 16,
          y: 1060,
          scale: 1.28,
          foot: 330,
          depth: 90,
        }),
        { x: 430, y: 190, scale: 0.76 },
      ],
    ]),
  'mug-tea-and-cookies': () =>
    groupOf('#C5D6BC', [
      [solid(tray, { scale: 1.16, pitch: 24, y: 930, foot: 900, depth: 150, drop: 80 }), { x: 0, y: 0 }],
      [gifts['loose-leaf-tea-tin'], { x: 300, y: 290, scale: 0.62 }],
      [
        () => giftScene('#FFFFFF', { draw: drawMug(), shade: [470, 70, 540, 1048] }),
        { x: -10, y: 330, scale: 0.6 },
      ],
      [gifts['butter-cookies-jar'], { x: 560, y: 330, scale: 0.62 }],
    ]),
  'plant-and-sweets': () =>
    groupOf('#F3C6C0', [
      [() => plants.trailing({ tint: '#FFFFFF', stool: false }), { x: -150, y: 10, scale: 0.92 }],
      [gifts['besan-laddoo-box'], { x: 480, y: 490, scale: 0.6 }],
    ]),
  'celebration-of-four': () =>
    groupOf('#F6DFB4', [
      [solid(balloons, { scale: 1, pitch: 8, y: 1060, foot: 0 }), { x: 70, y: 20, scale: 0.9 }],
      [flowers['six-red-roses'], { x: -96, y: 180, scale: 0.74 }],
      [cakes['rainbow-birthday-cake'], { x: 430, y: 330, scale: 0.64 }],
      [chocolates, { x: 150, y: 660, scale: 0.46 }],
    ]),
}
