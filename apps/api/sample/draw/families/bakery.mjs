import { arrange } from '../cakes/arrange.mjs'
import { cakeScene } from '../cakes/cakeScene.mjs'
import { drawCakeBoard } from '../cakes/drawCakeBoard.mjs'
import { drawCupcake } from '../cakes/drawCupcake.mjs'
import { drawJarCake } from '../cakes/drawJarCake.mjs'
import { drawLoafSlice } from '../cakes/drawLoafSlice.mjs'
import { drawPinataHeart } from '../cakes/drawPinataHeart.mjs'
import { drawTray } from '../cakes/drawTray.mjs'
import { fruits } from '../cakes/fruits.mjs'
import { sweetThings } from '../cakes/sweetThings.mjs'
import { contactShadow } from '../contactShadow.mjs'
import { placeAt } from '../placeAt.mjs'
import { softGround } from '../softGround.mjs'

const small = (drawing, size) => `<g transform="scale(${size})">${drawing}</g>`
const four = ['#F8B4C4', '#FBDD8A', '#A9CFEA', '#B4DCA8']

function cupcakesInBox({ rows, columns, width, deep, wall, scale, cake, tint, lid = 0, colour }) {
  const box = drawTray({ width, deep, wall, narrow: 0.86, lid, ...(colour ? { colour } : {}) })
  const cakes = Array.from({ length: rows * columns }, (_, n) => {
    const row = Math.floor(n / columns)
    const share = (row + 0.62) / rows
    const grow = 0.86 + 0.14 * share
    const x = ((n % columns) - (columns - 1) / 2) * (width / (columns + 0.28)) * grow
    return placeAt(drawCupcake(cake(n, row)), { x, y: -deep * (1 - share) - wall * 0.3, scale: scale * grow })
  })
  return {
    ground: softGround(tint),
    gift: `${contactShadow({ x: 608, y: 1004, width: width * 1.02, depth: 90 })}${placeAt(box.back + cakes.join('') + box.front, { x: 600, y: 1012 })}`,
  }
}

const spoon = `<g filter="shadow(5 10 7 0.34)"><path d="M-24 -60 C-70 -130 -64 -240 0 -246 C64 -240 70 -130 24 -60 C14 -30 16 80 20 250 Q0 274 -20 250 C-16 80 -14 -30 -24 -60Z" fill="linear(20, #EBC592, #CF9C60 50%, #9A6A34)"/><path d="M0 -222 C-40 -214 -44 -130 -8 -84 C30 -124 34 -206 0 -222Z" fill="linear(30, #A8743C, #D9AA70)" opacity="0.75"/><path d="M-6 -30 C-8 60 -8 160 -8 240" stroke="#FFF0D4" stroke-width="6" stroke-linecap="round" opacity="0.5" fill="none"/></g>`

const hammer = `<g filter="shadow(8 16 9 0.36)"><path d="M-18 30 L-14 330 Q0 344 14 330 L18 30Z" fill="linear(0, #E9BE86, #C8935A 50%, #8C5C2C)"/><rect x="-118" y="-58" width="236" height="112" rx="24" fill="linear(90, #F3D3A2, #CF9A60 50%, #8C5C2C)"/><path d="M-92 -58 V54 M92 -58 V54" stroke="#7A4E22" stroke-width="6" opacity="0.45"/><path d="M-70 -36 C-20 -44 40 -44 80 -34 M-80 10 C-20 2 30 4 76 12" fill="none" stroke="#7A4E22" stroke-width="3" opacity="0.3"/></g>`

export default {
  'six-chocolate-cupcakes': () =>
    cupcakesInBox({
      rows: 2,
      columns: 3,
      width: 980,
      deep: 330,
      wall: 120,
      scale: 1.52,
      lid: 300,
      tint: '#D9A890',
      cake: (n) => ({
        cream: n % 2 ? '#6B3A20' : '#FFF3E0',
        shade: n % 2 ? '#2C120A' : undefined,
        turn: n * 50,
        topped: small(
          n % 2 ? sweetThings.pearl({}) : sweetThings.curl({ turn: 20 + n * 30 }),
          n % 2 ? 17 : 30,
        ),
      }),
    }),
  'rainbow-cupcakes': () =>
    cupcakesInBox({
      rows: 4,
      columns: 3,
      width: 900,
      colour: '#F3C9C4',
      deep: 640,
      wall: 96,
      scale: 1.34,
      tint: '#9DBED2',
      cake: (n, row) => ({
        paper: '#FFF6EA',
        sponge: '#F2CE88',
        cream: four[row],
        turn: n * 37,
        topped: small(sweetThings.pearl({ colour: '#FFF3DC' }), 14),
      }),
    }),
  'red-velvet-jar-cakes': () => ({
    ground: softGround('#E59A92'),
    gift: `${contactShadow({ x: 334, y: 1006, width: 420, depth: 70 })}${contactShadow({ x: 724, y: 1026, width: 420, depth: 70 })}
      ${placeAt(drawJarCake({ seed: 3, topped: small(fruits.raspberry(), 48) }), { x: 330, y: 990, scale: 1.34 })}
      ${placeAt(drawJarCake({ seed: 5, topped: small(fruits.strawberry({ half: true }), 54) }), { x: 720, y: 1010, scale: 1.34 })}
      ${placeAt(spoon, { x: 1030, y: 900, scale: 1, turn: 22 })}`,
  }),
  'lemon-tea-cake': () =>
    cakeScene({
      tint: '#E8D078',
      shape: 'long',
      y: 700,
      tiers: [{ r: 360, h: 216, coat: '#C98A34', side: 'velvet', glaze: { colour: '#FFFBF0', long: 96 } }],
      board: { look: 'wood', grow: 1.36, same: true },
      top: [-0.56, -0.2, 0.16, 0.52].flatMap((x, n) =>
        arrange.one({ kind: 'lemon', turn: n * 25 }, x, x * -0.2, 84),
      ),
      before:
        placeAt(drawLoafSlice({ seed: 3 }), { x: 420, y: 968, scale: 0.92 }) +
        placeAt(drawLoafSlice({ seed: 8 }), { x: 640, y: 1010, scale: 0.92 }),
    }),
  'pinata-heart-cake': () => ({
    ground: softGround('#E8A8BC'),
    gift: `${contactShadow({ x: 606, y: 776, width: 1020, depth: 270 })}${placeAt(drawCakeBoard({ r: 508, look: 'white' }), { x: 600, y: 750 })}${placeAt(drawPinataHeart(), { x: 530, y: 690, scale: 0.98 })}${placeAt(hammer, { x: 930, y: 700, scale: 0.8, turn: 28 })}`,
  }),
}
