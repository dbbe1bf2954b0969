import { basket } from '../solid/basket.mjs'
import { flowerDome } from '../solid/flowerDome.mjs'
import { glassVase } from '../solid/glassVase.mjs'
import { makeSolid } from '../solid/makeSolid.mjs'
import { paint } from '../solid/paint.mjs'
import { stems } from '../solid/stems.mjs'
import { tube } from '../solid/tube.mjs'
import { turned } from '../solid/turned.mjs'
import { solidScene } from '../solidScene.mjs'

// Flowers that stand in a basket, a vase or a jug, each a scene from a short recipe.
export const inVessels = {
  inBasket({ tint, radius, basketHigh = 240, squash = 0.8, handle = 0, browns, ...form }) {
    const solid = makeSolid()
    const lean = (form.lean ?? 12) * (Math.PI / 180)
    basket(solid, { radius, high: basketHigh, squash, handle, browns })
    const heads = makeSolid()
    flowerDome(heads, {
      greens: 'fresh',
      ...form,
      radius: radius * 0.97,
      high: form.dome,
      y: 0,
      squash,
      rim: 20,
    })
    solid.place(heads, { y: basketHigh + 26, up: [0, Math.cos(lean), Math.sin(lean)] })
    const scale = 900 / (radius * 2.3)
    return solidScene(solid, {
      tint,
      scale: Math.min(scale, 1.16),
      pitch: 24,
      y: handle ? 1050 : 900,
      foot: radius * 1.7,
      depth: radius * 0.7,
    })
  },

  inVase({ tint, tall = 0.92, radius, flowers, seed, ...form }) {
    const solid = makeSolid()
    const high = 430 * tall
    const heads = makeSolid()
    flowerDome(heads, {
      greens: 'fresh',
      seed,
      ...form,
      flowers,
      radius,
      high: form.dome,
      y: 0,
      rim: 14,
      bedDeep: 70,
      bed: form.blades || flowers[0][0] === 'lily' ? false : undefined,
    })
    solid.place(heads, { y: high + (form.lift ?? 130), z: 20, up: [0, Math.cos(0.34), Math.sin(0.34)] })
    stems(solid, {
      count: flowers.reduce((sum, [, , n]) => sum + n, 0),
      top: high + 150,
      spread: radius * 0.62,
      neck: [high, 92],
      foot: [26, 84],
      leafy: form.blades ? 0 : 1,
    })
    const scale = form.scale ?? 1.16
    const vase = glassVase({
      x: 600,
      y: 1066,
      high: high * 0.97 * scale,
      mouth: 132 * scale,
      waist: 108 * scale,
      foot: 120 * scale,
    })
    return solidScene(solid, {
      tint,
      scale,
      pitch: 14,
      y: 1056,
      foot: 330,
      behind: vase.back,
      before: vase.front,
    })
  },

  inJug({ tint, ...form }) {
    const solid = makeSolid()
    const glaze = paint('#D9CEBC', '#F6F0E4', '#FFFDF8')
    turned(solid, {
      profile: [
        [112, 0],
        [150, 60],
        [176, 170],
        [150, 290],
        [104, 372],
        [112, 420],
        [136, 458],
      ],
      colour: (_u, v) => glaze(0.55 + 0.1 * Math.sin(v * 30)),
      gloss: 0.55,
      ripple: (a, v) => 1 + (v > 0.8 ? 0.3 * (v - 0.8) * 5 * Math.max(0, Math.cos(a - 3.3)) ** 8 : 0),
    })
    tube(solid, {
      path: [
        [104, 400, 10],
        [220, 420, 20],
        [262, 310, 24],
        [226, 190, 20],
        [160, 140, 10],
      ],
      thick: 22,
      colour: glaze(0.6),
      gloss: 0.55,
      around: 16,
      along: 40,
    })
    const heads = makeSolid()
    flowerDome(heads, {
      greens: ['fresh', 'grey'],
      ...form,
      radius: 310,
      high: 190,
      y: 0,
      rim: 22,
      sprays: 8,
      bedDeep: 80,
    })
    solid.place(heads, { y: 505, up: [0, Math.cos(0.3), Math.sin(0.3)] })
    return solidScene(solid, { tint, scale: 1.16, pitch: 14, y: 1080, foot: 300 })
  },
}
