import { arrange } from '../cakes/arrange.mjs'
import { cakeScene } from '../cakes/cakeScene.mjs'
import { roseSprite } from '../gifts/roseSprite.mjs'

const { ring, heap, crescent } = arrange
const climbing = [
  [-0.7, 0.5, 470, 50],
  [-0.3, 0.9, 440, 44],
  [-0.84, 0.3, 400, 46],
  [-0.42, 0.84, 372, 58],
  [-0.1, 1, 336, 46],
  [-0.72, 0.62, 320, 60],
  [-0.3, 0.92, 280, 56],
  [-0.62, 0.66, 214, 62],
  [-0.36, 0.9, 160, 64],
  [-0.68, 0.6, 116, 54],
  [-0.12, 0.98, 90, 52],
  [-0.4, 0.9, 40, 58],
]

export default {
  'two-tier-rose-cake': async () => {
    const roses = await Promise.all(
      [
        ['pink', 1, -0.3],
        ['softPink', 2, 0.1],
        ['pink', 3, -0.1],
      ].map((rose) => roseSprite(...rose)),
    )
    return cakeScene({
      tint: '#E59A92',
      scale: 0.96,
      tiers: [
        { r: 350, h: 236, coat: '#FFF8EE', foot: { count: 38, size: 25 } },
        { r: 226, h: 236, coat: '#FFF8EE', foot: { count: 28, size: 21 } },
      ],
      board: { look: 'white', stand: true, grow: 1.2 },
      climb: climbing,
      sprites: roses,
      top: [
        ...heap(
          4,
          0.44,
          roses.map((image) => ({ kind: 'sprite', image })),
          74,
          { x: -0.4, z: 0.2 },
        ),
      ],
    })
  },
  'three-tier-wedding-cake': async () => {
    const roses = await Promise.all(
      [
        ['white', 1, -0.3],
        ['white', 2, 0.3],
        ['white', 3, 0],
      ].map((rose) => roseSprite(...rose)),
    )
    return cakeScene({
      tint: '#B9B494',
      scale: 0.93,
      rise: 66,
      tiers: [
        { r: 352, h: 200, coat: '#FFF6E4', foot: { count: 60, size: 16 }, pearls: 54 },
        { r: 258, h: 196, coat: '#FFF8EA', foot: { count: 48, size: 14 }, pearls: 42 },
        { r: 168, h: 176, coat: '#FFF6E4', foot: { count: 34, size: 13 }, pearls: 30 },
      ],
      board: { look: 'white', stand: true, grow: 1.16 },
      top: [
        ...ring(8, 0.5, { kind: 'leaf' }, 60),
        ...heap(
          7,
          0.6,
          roses.map((image) => ({ kind: 'sprite', image })),
          66,
          { z: -0.1 },
        ),
      ],
    })
  },
  'first-birthday-bear-cake': () =>
    cakeScene({
      tint: '#C4DCEA',
      rise: 110,
      tiers: [{ r: 352, h: 236, coat: '#BFDDEE', clouds: true, foot: { count: 24, size: 36 } }],
      board: { look: 'white' },
      bear: true,
      top: [
        ...crescent(9, [{ kind: 'cream' }, { kind: 'cream' }, { kind: 'pearl', colour: '#FFF1D8' }], 74, {
          from: 172,
          to: 368,
          share: 0.66,
          wide: 0.3,
        }),
      ],
    }),
  'office-celebration-cake': () =>
    cakeScene({
      tint: '#86A6C8',
      shape: 'long',
      scale: 0.98,
      tiers: [
        {
          r: 440,
          h: 180,
          coat: '#FFF9F0',
          foot: { count: 52, size: 25, cream: '#7FA6D6' },
          rim: { count: 48, size: 26, cream: '#8FB2DC' },
        },
      ],
      board: { look: 'wood', grow: 1.13, same: true },
      top: [
        ...heap(
          26,
          0.36,
          [
            { kind: 'strawberry' },
            { kind: 'kiwi' },
            { kind: 'blueberry', size: 32 },
            { kind: 'orange' },
            { kind: 'raspberry' },
          ],
          56,
          { seed: 6, shape: 'long' },
        ),
      ],
    }),
  'chocolate-square-photo-cake': () =>
    cakeScene({
      tint: '#9DB2C4',
      shape: 'square',
      tiers: [
        {
          r: 372,
          h: 200,
          coat: '#6B3A20',
          foot: { count: 40, size: 27, cream: '#7A4526' },
          rim: { count: 38, size: 28, cream: '#8A5230' },
        },
      ],
      board: { look: 'white', grow: 1.17, same: true },
      panel: true,
    }),
  'choco-vanilla-heart-cake': () =>
    cakeScene({
      tint: '#C9A27C',
      shape: 'heart',
      tiers: [
        {
          r: 372,
          h: 210,
          coat: '#54290F',
          half: '#FFF4E0',
          foot: { count: 42, size: 31 },
          rim: { count: 36, size: 33 },
        },
      ],
      board: { look: 'gold' },
      bow: { y: 30, colour: '#C4122F', scale: 0.86 },
    }),
}
