import { drawTray } from '../cakes/drawTray.mjs'
import { drawBasket } from '../drawBasket.mjs'
import { drawBow } from '../drawBow.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawTeddy } from '../drawTeddy.mjs'
import { drawCandleGlass } from '../gifts/drawCandleGlass.mjs'
import { drawCookie } from '../gifts/drawCookie.mjs'
import { drawGlassJar } from '../gifts/drawGlassJar.mjs'
import { drawTurned } from '../gifts/drawTurned.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { nuts } from '../gifts/nuts.mjs'
import { bigFruits } from '../hampers/bigFruits.mjs'
import { drawCrate } from '../hampers/drawCrate.mjs'
import { drawShreds } from '../hampers/drawShreds.mjs'
import { softThings } from '../hampers/softThings.mjs'
import { placeAt } from '../placeAt.mjs'
import { tintDrawing } from '../tintDrawing.mjs'

const lifted = (drawing) => `<g filter="shadow(6 10 9 0.34)">${drawing}</g>`
const jar = (kind, seed, more = {}) =>
  drawGlassJar({ fill: nuts[kind], size: 34, gap: 0.96, seed, lid: 'gold', ...more })
const teaTin = (colour) =>
  drawTurned({
    profile: [
      [0, 114],
      [290, 114],
      [296, 118],
      [350, 118],
      [358, 112],
    ],
    colour,
    id: 'hamper-tin',
    print: `<ellipse cx="0" cy="-140" rx="66" ry="82" fill="#F6EBD2"/>${[-34, 0, 34].map((turn) => drawLeaf({ x: 0, y: -112, length: 76, width: 28, turn, green: '#B88A44', ribbed: false })).join('')}<path d="M-120 -294 Q0 -266 120 -294" fill="none" stroke="#E9C46A" stroke-width="6"/>`,
  })
const honey = drawGlassJar({
  fill: () => '',
  back: '#E8A020',
  cap: '#E9C46A',
  lid: 'cloth',
  seed: 60,
  label:
    '<rect x="-84" y="-210" width="168" height="130" rx="10" fill="#FFF9EC"/><path d="M0 -186 L36 -166 V-126 L0 -106 L-36 -126 V-166Z" fill="#F2A20C"/><path d="M-30 -232 C-20 -262 40 -270 90 -240" fill="none" stroke="#FFE9A8" stroke-width="10" stroke-linecap="round" opacity="0.7"/>',
})
const crate = drawCrate()
const basket = drawBasket()
const paleBasket = Object.fromEntries(
  Object.entries(basket).map(([part, svg]) => [
    part,
    tintDrawing(svg, { light: '#FFFBE6', middle: '#F3D98E', dark: '#8A6A2A' }),
  ]),
)
const cookies = [
  [-60, 0],
  [0, -16],
  [58, 2],
  [-30, -46],
  [32, -50],
]
  .map(
    ([x, y], n) =>
      `<g transform="translate(${x} ${y}) scale(56)">${drawCookie({ seed: n + 2, turn: n * 40 })}</g>`,
  )
  .join('')

const inBasket = (tint, inside, { front = '', woven = basket, bow = '#B0124E', handle = true } = {}) =>
  giftScene(
    tint,
    { draw: '', x: 600, y: 1068, shade: [720, 76] },
    { draw: handle ? woven.back : woven.back.slice(woven.back.lastIndexOf('<ellipse')), x: 600, y: 672 },
    { draw: inside },
    { draw: woven.front, x: 600, y: 672 },
    { draw: (bow ? drawBow({ x: 600, y: 800, scale: 0.92, colour: bow }) : '') + front },
  )

const fruit = (name, x, y, size, turn = 0) => lifted(placeAt(bigFruits[name](), { x, y, scale: size, turn }))
const _lining =
  '<path d="M180 672 C240 590 960 590 1020 672 C1040 720 1010 760 972 744 C940 800 880 770 850 790 C800 830 740 780 690 806 C640 836 580 786 530 806 C470 830 420 776 370 790 C330 800 270 790 250 744 C210 760 160 730 180 672Z" fill="linear(60, #FFFFFF, #FBF4E8 55%, #E2D2BA)" filter="shadow(2 8 8 0.3)"/><path d="M214 676 C300 730 900 730 986 676 C900 630 300 630 214 676Z" fill="linear(90, #C9B698, #F4EADB)"/><path d="M330 700 C320 740 330 770 345 784 M470 718 C462 760 480 790 500 806 M620 722 C624 770 640 800 660 812 M770 716 C780 760 800 780 820 796 M900 700 C910 730 920 750 940 764" fill="none" stroke="#B8A078" stroke-width="7" opacity="0.35" stroke-linecap="round"/>'

export default {
  'tea-time-hamper': () => {
    const inside = `${placeAt(teaTin('#2F6A4A'), { x: 330, y: 720, scale: 1.26 })}${placeAt(honey, { x: 880, y: 730, scale: 1.02 })}<g transform="translate(600 690)">${drawShreds({ width: 860, height: 120, count: 200 })}</g>${lifted(placeAt(softThings.cup('cup-a'), { x: 560, y: 630, scale: 0.86 }))}${lifted(placeAt(softThings.cup('cup-b', '#FFFDF8', '#F2A20C'), { x: 700, y: 716, scale: 0.9 }))}${lifted(placeAt(cookies, { x: 470, y: 740, scale: 1.2 }))}`
    return giftScene(
      '#B8C49A',
      { draw: crate.back, x: 600, y: 690, shade: [970, 90, 0, 364] },
      { draw: inside },
      { draw: crate.front, x: 600, y: 690 },
    )
  },
  'spa-hamper': () =>
    inBasket(
      '#C8B8C0',
      `${lifted(placeAt(softThings.oil(), { x: 812, y: 720, scale: 1.06 }))}${lifted(placeAt(drawCandleGlass({ glass: '#E8C4C0', wax: '#FFF6F0' }), { x: 600, y: 730, scale: 0.72 }))}${lifted(placeAt(softThings.towel(), { x: 300, y: 560, scale: 0.74 }))}${lifted(placeAt(softThings.towel('#E9C8CC'), { x: 330, y: 666, scale: 0.74 }))}<g transform="translate(600 700)">${drawShreds({ width: 760, height: 80, count: 150 })}</g>${lifted(placeAt(softThings.soap(), { x: 720, y: 660, scale: 0.8 }))}${lifted(placeAt(softThings.soap('#CFE0B8'), { x: 880, y: 676, scale: 0.76 }))}`,
      { handle: false, bow: '#C88A9A' },
    ),
  'dry-fruit-hamper': () => {
    const tray = drawTray({
      width: 1000,
      deep: 300,
      wall: 230,
      colour: '#E3B452',
      lining: '#B98A2C',
      narrow: 0.9,
      line: '#FFF3C4',
    })
    const six = ['almond', 'cashew', 'fig', 'date', 'raisin', 'walnut'].map((kind, n) =>
      placeAt(jar(kind, n + 20, { size: kind === 'raisin' ? 28 : 40 }), {
        x: ((n % 3) - 1) * (n < 3 ? 278 : 306),
        y: n < 3 ? -330 : -104,
        scale: n < 3 ? 0.96 : 1,
      }),
    )
    return giftScene('#E8C878', {
      draw: `${tray.back}${six.slice(0, 3).join('')}<g transform="translate(0 -330)">${drawShreds({ width: 880, height: 60, count: 120, colour: '#F6E3B0' })}</g>${six.slice(3).join('')}<g transform="translate(0 -190)">${drawShreds({ width: 940, height: 60, count: 110, colour: '#F6E3B0', seed: 8 })}</g>${tray.front}${drawBow({ x: 0, y: -116, scale: 0.6, colour: '#A80F2C' })}`,
      x: 600,
      y: 1010,
      shade: [1010, 100],
    })
  },
  'baby-welcome-hamper': () =>
    inBasket(
      '#E8D890',
      `${lifted(placeAt(softThings.blanket(), { x: 800, y: 700, scale: 0.94 }))}${lifted(placeAt(drawTeddy({ coat: '#D9D0CC', muzzle: '#FFFAF4', ears: 'long', heart: false }), { x: 130, y: 190, scale: 0.54 }))}${lifted(placeAt(softThings.bootie(), { x: 600, y: 690, scale: 0.96 }))}${lifted(placeAt(softThings.bootie(), { x: 716, y: 704, scale: 0.96 }))}${lifted(placeAt(softThings.rattle(), { x: 924, y: 560, scale: 0.74 }))}`,
      { woven: paleBasket, bow: '#7FA6C4', handle: false },
    ),
  'grand-fruit-basket': () =>
    inBasket(
      '#C8CC8C',
      `${fruit('pineapple', 600, 420, 216, 3)}${fruit('bananas', 838, 470, 190, 34)}${fruit('grapes', 360, 486, 176, 12)}${fruit('greenGrapes', 770, 560, 130, -8)}${fruit('apple', 480, 560, 104, -8)}${fruit('orange', 640, 566, 102, 8)}${fruit('apple', 884, 612, 102, 10)}${fruit('orange', 316, 636, 100, -8)}${fruit('greenApple', 570, 660, 104, 6)}${fruit('apple', 430, 664, 102, 4)}${fruit('orange', 752, 664, 100)}${fruit('grapes', 962, 640, 84, -20)}`,
      { bow: '#1E7348' },
    ),
}
