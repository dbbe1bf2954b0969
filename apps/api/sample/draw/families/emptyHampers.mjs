import { drawTray } from '../cakes/drawTray.mjs'
import { drawBasket } from '../drawBasket.mjs'
import { drawBow } from '../drawBow.mjs'
import { drawGiftBox } from '../drawGiftBox.mjs'
import { drawTruffle } from '../drawTruffle.mjs'
import { drawGlassJar } from '../gifts/drawGlassJar.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { nuts } from '../gifts/nuts.mjs'
import { drawShreds } from '../hampers/drawShreds.mjs'
import { placeAt } from '../placeAt.mjs'
import { drawRiceBowl } from '../rakhi/drawRiceBowl.mjs'
import { drawThreadRakhi } from '../rakhi/drawThreadRakhi.mjs'

const jar = (kind, seed, more = {}) =>
  drawGlassJar({ fill: nuts[kind], size: 34, gap: 0.96, seed, lid: 'gold', ...more })
const honey = drawGlassJar({
  fill: () => '',
  back: '#E8A020',
  cap: '#E9C46A',
  lid: 'cloth',
  seed: 60,
  label:
    '<rect x="-84" y="-210" width="168" height="130" rx="10" fill="#FFF9EC"/><path d="M0 -186 L36 -166 V-126 L0 -106 L-36 -126 V-166Z" fill="#F2A20C"/><path d="M-30 -232 C-20 -262 40 -270 90 -240" fill="none" stroke="#FFE9A8" stroke-width="10" stroke-linecap="round" opacity="0.7"/>',
})
const basket = drawBasket()
const inBasket = (tint, inside, { front = '', woven = basket, bow = '#B0124E', handle = true } = {}) =>
  giftScene(
    tint,
    { draw: '', x: 600, y: 1068, shade: [720, 76] },
    { draw: handle ? woven.back : woven.back.slice(woven.back.lastIndexOf('<ellipse')), x: 600, y: 672 },
    { draw: inside },
    { draw: woven.front, x: 600, y: 672 },
    { draw: (bow ? drawBow({ x: 600, y: 800, scale: 0.92, colour: bow }) : '') + front },
  )

const lining =
  '<path d="M180 672 C240 590 960 590 1020 672 C1040 720 1010 760 972 744 C940 800 880 770 850 790 C800 830 740 780 690 806 C640 836 580 786 530 806 C470 830 420 776 370 790 C330 800 270 790 250 744 C210 760 160 730 180 672Z" fill="linear(60, #FFFFFF, #FBF4E8 55%, #E2D2BA)" filter="shadow(2 8 8 0.3)"/><path d="M214 676 C300 730 900 730 986 676 C900 630 300 630 214 676Z" fill="linear(90, #C9B698, #F4EADB)"/><path d="M330 700 C320 740 330 770 345 784 M470 718 C462 760 480 790 500 806 M620 722 C624 770 640 800 660 812 M770 716 C780 760 800 780 820 796 M900 700 C910 730 920 750 940 764" fill="none" stroke="#B8A078" stroke-width="7" opacity="0.35" stroke-linecap="round"/>'

const kraftBox = () => {
  const tray = drawTray({
    width: 720,
    deep: 260,
    wall: 250,
    colour: '#CFA36D',
    lining: '#B98A56',
    narrow: 0.88,
  })
  const flap =
    '<path d="M-318 -510 L-400 -600 L-470 -360 L-360 -250Z" fill="linear(30, #E9C494, #B98A56)"/><path d="M318 -510 L400 -600 L470 -360 L360 -250Z" fill="linear(30, #D3A873, #94682E)"/><path d="M-318 -510 L-290 -640 H290 L318 -510Z" fill="linear(60, #EFCDA0, #C79A64)"/>'
  return `${flap}${tray.back}<g transform="translate(0 -350)">${drawShreds({ width: 690, height: 210, count: 330 })}</g>${tray.front}<rect x="-44" y="-250" width="88" height="250" fill="linear(0, #D23A70, #B0124E 50%, #7A0A36)"/>${drawBow({ x: 0, y: -130, scale: 0.8 })}`
}

const chocolateBox = () => {
  const tray = drawTray({
    width: 880,
    deep: 470,
    wall: 110,
    colour: '#7A1436',
    lining: '#5A301A',
    lid: 250,
    lidInside: '#FBF0DC',
    line: '#E9C46A',
    narrow: 0.86,
  })
  const places = Array.from({ length: 9 }, (_, n) => {
    const row = Math.floor(n / 3)
    const grow = 0.87 + 0.13 * ((row + 0.6) / 3)
    const x = ((n % 3) - 1) * 262 * grow
    const y = -110 - 470 * (1 - (row + 0.56) / 3) + 16
    const filled = [0, 1, 3, 4, 8].indexOf(n)
    return `<ellipse cx="${x}" cy="${y + 14}" rx="${106 * grow}" ry="${64 * grow}" fill="#D9A850"/><ellipse cx="${x}" cy="${y + 14}" rx="${106 * grow}" ry="${64 * grow}" fill="none" stroke="#8A5E18" stroke-width="12" stroke-dasharray="6 9" opacity="0.6"/><ellipse cx="${x}" cy="${y + 12}" rx="${88 * grow}" ry="${50 * grow}" fill="linear(90, #3A1D10, #7A4A28)"/>${filled < 0 ? '' : drawTruffle({ x, y: y - 12, r: 86 * grow, finish: ['dark', 'white', 'milk', 'rose', 'cocoa'][filled], turn: n * 40, flat: 0.86 })}`
  })
  return tray.back + places.join('') + tray.front
}

const rakhiTray = () => {
  const bowl = (x, y, empty) =>
    `<ellipse cx="${x}" cy="${y}" rx="118" ry="74" fill="linear(90, #6B0618, #A80F2C)"/><ellipse cx="${x}" cy="${y}" rx="118" ry="74" fill="none" stroke="#E9C46A" stroke-width="6"/>${empty ? `<ellipse cx="${x}" cy="${y + 10}" rx="100" ry="58" fill="#3A0410" opacity="0.3" filter="blur(8)"/>` : ''}`
  return `<path d="M-530 0 V44 A530 350 0 0 0 530 44 V0Z" fill="linear(0, #6B0618, #D9304C 24%, #A80F2C 55%, #4A0412)"/><ellipse rx="530" ry="350" fill="linear(40, #F2C04A, #B9812C)"/><ellipse rx="514" ry="338" fill="linear(50, #DB4257, #B8152F 50%, #8A0A20)"/><ellipse rx="468" ry="300" fill="none" stroke="#E9C46A" stroke-width="6" stroke-dasharray="4 14" stroke-linecap="round"/>
    ${bowl(-260, -120, true)}${bowl(0, -190, true)}${bowl(262, -120, true)}${placeAt(drawRiceBowl({ fill: 'rice' }), { x: 296, y: 150, scale: 0.86 })}${placeAt(drawThreadRakhi({ style: 'gold' }), { x: -104, y: 80, scale: 0.74, turn: -5 })}`
}

export default {
  'create-your-hamper': () => {
    const small = [
      [150, 1090, '#F3B9B4', '#B0124E', 0.72],
      [1060, 1096, '#C9DDB2', '#1E7348', 0.66],
      [900, 1130, '#F8D79A', '#D98200', 0.6],
    ].map(([x, y, paper, ribbon, scale]) => ({
      draw: drawGiftBox({ paper, ribbon }),
      x,
      y,
      scale,
      shade: [330 * scale, 44],
    }))
    const scene = inBasket('#D0C4A8', '', { bow: false, front: lining })
    const more = giftScene('#D0C4A8', { draw: drawBow({ x: 560, y: 838, scale: 0.9 }) }, ...small)
    return { ground: scene.ground, gift: placeAt(scene.gift, { x: 0, y: -20 }) + more.gift }
  },
  'create-your-hamper-by-courier': () =>
    giftScene(
      '#CFAE84',
      { draw: kraftBox(), x: 520, y: 1000, scale: 1.06, shade: [780, 90] },
      { draw: jar('almond', 31, { lid: 'cloth' }), x: 940, y: 930, scale: 0.6, shade: [190, 40] },
      {
        draw: jar('cashew', 32, { lid: 'cloth', cap: '#1E7348' }),
        x: 1080,
        y: 1010,
        scale: 0.6,
        shade: [190, 40],
      },
      { draw: honey, x: 920, y: 1060, scale: 0.6, shade: [190, 40] },
    ),
  'create-your-rakhi-hamper': () =>
    giftScene('#E8B890', { draw: rakhiTray(), x: 600, y: 610, shade: [1060, 430, 0, 48] }),
  'create-your-chocolate-box': () =>
    giftScene('#D0A4A8', { draw: chocolateBox(), x: 600, y: 1040, scale: 1.1, shade: [900, 92] }),
}
