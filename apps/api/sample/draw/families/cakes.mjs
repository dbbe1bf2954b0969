import { arrange } from '../cakes/arrange.mjs'
import { cakeScene } from '../cakes/cakeScene.mjs'

const { ring, heap, one } = arrange
const ivory = '#FFF4E0'
const layered = (sponge, cream = '#FFF8EA') =>
  [1, 2, 3].flatMap((n) => [
    [sponge, 1],
    [cream, n < 3 ? 0.28 : 0.2, 'cream'],
  ])
const redCherry = { kind: 'cherry', share: 0.56, stem: false }
const rainbow = ['#8E6BC0', '#4E8FD0', '#58A85C', '#F4CE4A', '#F0903A', '#E2505C']
export default {
  'black-forest-cake': () =>
    cakeScene({
      tint: '#D98F86',
      tiers: [
        { r: 352, h: 250, coat: ivory, side: 'crumbs', sideColour: '#4A2414', foot: { count: 28, size: 32 } },
      ],
      board: { look: 'white', stand: true },
      top: [
        ...ring(10, 0.82, { kind: 'cream', topped: { kind: 'cherry', share: 0.66 } }, 62),
        ...heap(60, 0.54, { kind: 'curl' }, 38, { seed: 5 }),
      ],
    }),
  'hazelnut-tower-cake': () =>
    cakeScene({
      tint: '#E8D3B0',
      scale: 1.02,
      tiers: [{ r: 286, h: 400, coat: '#96592C', glaze: { colour: '#C87A1E', long: 150 } }],
      board: { look: 'wood' },
      top: [
        ...ring(
          11,
          0.74,
          [{ kind: 'cream', cream: '#D9A878', topped: { kind: 'hazelnut', share: 0.5 } }],
          52,
        ),
        ...heap(22, 0.46, { kind: 'hazelnut' }, 40),
      ],
    }),
  'rainbow-birthday-cake': () =>
    cakeScene({
      tint: '#86AEC8',
      shape: 'cut',
      tiers: [
        {
          r: 356,
          h: 264,
          coat: '#FFF8EC',
          side: 'sprinkles',
          layers: rainbow.flatMap((colour) => [
            [colour, 1],
            ['#FFF8EA', 0.18, 'cream'],
          ]),
          foot: { count: 24, size: 32 },
        },
      ],
      board: { look: 'white' },
      rise: 90,
      top: [
        ...ring(13, 0.86, { kind: 'cream' }, 50, { shape: 'cut' }),
        ...[
          [-0.52, -0.1, '#F2A0B0'],
          [-0.26, -0.44, '#9CC4E0'],
          [0.12, -0.5, '#F2C04A'],
          [0.46, -0.3, '#8FC98A'],
          [-0.3, 0.22, '#C8A0E0'],
        ].flatMap(([x, z, colour]) => one({ kind: 'candle', colour, tall: 4 }, x, z, 44)),
      ],
    }),
  'pineapple-cake': () =>
    cakeScene({
      tint: '#F8E3A0',
      shape: 'cut',
      tiers: [
        {
          r: 360,
          h: 240,
          coat: ivory,
          side: 'combed',
          layers: layered('#F2CE88'),
          foot: { count: 24, size: 34 },
        },
      ],
      top: [
        ...ring(10, 0.84, { kind: 'cream', topped: redCherry }, 58, { shape: 'cut' }),
        ...ring(4, 0.42, { kind: 'pineapple' }, 96, { shape: 'cut' }),
      ],
    }),
  'butterscotch-cake': () =>
    cakeScene({
      tint: '#F3D79C',
      tiers: [
        {
          r: 350,
          h: 264,
          coat: '#F6D9A0',
          side: 'half',
          sideColour: '#D08A2C',
          glaze: { colour: '#DB9420', long: 120 },
        },
      ],
      board: { look: 'white', stand: true },
      top: [
        ...ring(9, 0.78, { kind: 'cream', cream: '#FBE6BE', topped: { kind: 'praline', share: 0.46 } }, 58),
        ...heap(70, 0.52, { kind: 'praline' }, 22, { seed: 3 }),
      ],
    }),
  'fresh-fruit-cake': () =>
    cakeScene({
      tint: '#9DBE7C',
      tiers: [{ r: 356, h: 236, coat: '#FFF7EA', side: 'combed', foot: { count: 30, size: 28 } }],
      board: { look: 'wood' },
      top: [
        ...ring(12, 0.8, [{ kind: 'orange' }, { kind: 'kiwi' }], 78),
        ...ring(
          9,
          0.48,
          [{ kind: 'strawberry' }, { kind: 'grape', size: 44, lift: 8 }, { kind: 'strawberry', half: true }],
          70,
        ),
        ...heap(6, 0.22, [{ kind: 'grape' }, { kind: 'strawberry', size: 64 }], 48, { lift: 20 }),
      ],
    }),
  'mango-cake': () =>
    cakeScene({
      tint: '#F8E0A0',
      tiers: [
        {
          r: 352,
          h: 244,
          coat: '#FBCF5A',
          side: 'combed',
          foot: { count: 28, size: 32, cream: '#FFF3D6' },
          glaze: { colour: '#F2A51C', long: 46 },
        },
      ],
      board: { look: 'white', stand: true },
      top: [...ring(11, 0.82, { kind: 'cream' }, 56), ...heap(34, 0.56, { kind: 'mango' }, 50, { seed: 8 })],
    }),
  'strawberry-cake': () =>
    cakeScene({
      tint: '#F6C9CE',
      tiers: [
        {
          r: 350,
          h: 252,
          coat: '#F7C3CB',
          side: 'ombre',
          sideColour: '#EE8EA2',
          foot: { count: 28, size: 32, cream: '#FFF1EE' },
        },
      ],
      board: { look: 'white' },
      rise: 60,
      top: [
        ...ring(12, 0.72, { kind: 'strawberry' }, 74),
        ...ring(7, 0.34, { kind: 'cream', cream: '#FFF1EE' }, 50),
      ],
    }),
  'blueberry-cheesecake': () =>
    cakeScene({
      tint: '#A9B2D6',
      shape: 'cut',
      tiers: [
        {
          r: 366,
          h: 176,
          coat: '#F7E3B4',
          side: 'crust',
          layers: [
            ['#B87A3C', 0.5],
            ['#FBEBC4', 2.4, 'cream'],
            ['#4A4A9A', 0.22, 'cream'],
          ],
          glaze: { colour: '#3A2E72', long: 60 },
        },
      ],
      board: { look: 'slate', grow: 1.2 },
      top: [...heap(110, 0.86, { kind: 'blueberry' }, 40, { shape: 'cut', seed: 9 })],
    }),
}
