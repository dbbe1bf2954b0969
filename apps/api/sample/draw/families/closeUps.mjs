import truffleCake from '../scenes/chocolate-truffle-cake.mjs'
import celebrationCakes from './cakes.mjs'
import flowers from './flowers.mjs'

// A gift from near by: a square of its own picture, drawn anew at full sharpness.
const nearBy = (scene, { x, y, side }) => ({
  ground: '',
  gift: `<svg x="0" y="0" width="1200" height="1200" viewBox="${x} ${y} ${side} ${side}">${scene.ground}${scene.gift}</svg>`,
  widths: [400, 800],
})

const of = (draw, square) => async () => nearBy(await draw(), square)
const roses = of.bind(null, () => flowers['red-roses-bouquet']())
const truffle = of.bind(null, () => truffleCake)
const rainbow = of.bind(null, () => celebrationCakes['rainbow-birthday-cake']())

export default {
  'red-roses-bouquet-flowers': roses({ x: 260, y: 150, side: 620 }),
  'red-roses-bouquet-petals': roses({ x: 470, y: 330, side: 330 }),
  'red-roses-bouquet-ribbon': roses({ x: 380, y: 700, side: 460 }),
  'red-roses-bouquet-paper': roses({ x: 130, y: 420, side: 480 }),
  'chocolate-truffle-cake-truffles': truffle({ x: 260, y: 280, side: 620 }),
  'chocolate-truffle-cake-drip': truffle({ x: 240, y: 560, side: 480 }),
  'rainbow-birthday-cake-layers': rainbow({ x: 420, y: 430, side: 560 }),
  'rainbow-birthday-cake-candles': rainbow({ x: 330, y: 150, side: 520 }),
}
