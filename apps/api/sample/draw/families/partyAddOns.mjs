import { drawBow } from '../drawBow.mjs'
import { drawGiftBox } from '../drawGiftBox.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawStanding } from '../gifts/drawStanding.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { paintings } from '../gifts/paintings.mjs'
import { partyThings } from '../gifts/partyThings.mjs'
import { placeAt } from '../placeAt.mjs'

const { balloon, popper, waxCandle, tealight } = partyThings
const red = '#C4122F'
const gold = '#E0AE3A'
const white = '#F6F1EA'

const bunchOfBalloons = () => {
  const spots = [
    [420, 300, red],
    [780, 280, gold],
    [600, 200, white],
    [300, 500, gold],
    [900, 500, red],
    [500, 470, white],
    [710, 500, red],
  ]
  const strings = spots.map(
    ([x, y]) =>
      `<path d="M${x} ${y + 170} C${x + 20} ${y + 320} ${600 + (x - 600) * 0.3} 800 600 960 S${590 + (x - 600) * 0.12} 1060 ${590 + (x - 600) * 0.2} 1120" fill="none" stroke="#B8A078" stroke-width="4"/>`,
  )
  return `${strings.join('')}${spots.map(([x, y, colour], n) => `<g filter="shadow(6 12 10 0.24)">${placeAt(balloon(colour), { x, y, scale: 1.3, turn: (x - 600) / 22 + (n % 2) * 4 })}</g>`).join('')}${drawBow({ x: 600, y: 962, scale: 0.4, colour: '#B0124E' })}`
}

const candleRow = Array.from({ length: 6 }, (_, n) => {
  const colour = ['#F2A0B4', '#9CC4E0', '#F2C04A', '#A8D29A', '#C8A0E0', '#F4A888'][n]
  const bands = Array.from(
    { length: 9 },
    (_, k) =>
      `<path d="M-17 ${-20 - k * 52} L17 ${-46 - k * 52}" stroke="#FFFFFF" stroke-width="12" opacity="0.9"/>`,
  )
  return `<g transform="translate(${360 + n * 96} ${620 + n * 30}) rotate(12)" filter="shadow(8 10 6 0.36)"><path d="M-17 0 V-480 Q0 -490 17 -480 V0 Q0 10 -17 0Z" fill="linear(0, #FFFFFF, ${colour} 45%, ${colour} 60%, #8A5A6A)"/>${bands.join('')}<path d="M-17 0 V-480 H17 V0Z" fill="linear(0, #FFFFFF/0.3, #FFFFFF/0 40%, #3A1E2E/0.35)"/><path d="M0 -482 v-34" stroke="#3A2418" stroke-width="6" stroke-linecap="round"/></g>`
}).join('')
const cakeKnife = `<g transform="translate(600 930) rotate(-7)" filter="shadow(6 16 10 0.38)"><path d="M-500 -26 C-380 -60 -120 -62 120 -44 L120 34 C-120 52 -360 40 -500 -26Z" fill="linear(90, #FFFFFF, #FBF7F0 45%, #D3C7B6)"/>${Array.from({ length: 26 }, (_, n) => `<path d="M${-440 + n * 21} ${6 + Math.min(26, n * 3)} l10 10 l10 -10Z" fill="#EDE3D4"/>`).join('')}<path d="M-470 -30 C-340 -52 -100 -52 110 -38" fill="none" stroke="#FFFFFF" stroke-width="7" opacity="0.9"/><path d="M110 -48 H160 V40 H110Z" fill="linear(90, #FBE7B0, #D9A850 55%, #8A5E18)"/><path d="M160 -40 C300 -56 420 -50 480 -30 C510 -10 500 26 470 32 C400 46 280 44 160 34Z" fill="linear(90, #FFFFFF, #F4ECE0 50%, #B8A894)"/><path d="M200 -28 C300 -40 400 -38 460 -20" fill="none" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round"/></g>`

const topper = () => {
  const petal = (turn, reach, tone) =>
    `<path transform="rotate(${turn})" d="M0 0 C-96 -60 -104 -190 0 -${reach} C104 -190 96 -60 0 0Z" fill="${tone}" stroke="#8A5E18" stroke-width="4"/>`
  const bright = 'linear(70, #FFF9DC, #EBC66C 40%, #C9963C 70%, #8A5E18)'
  return `<path d="M-9 60 L-6 640 L0 664 L6 640 L9 60Z" fill="linear(0, #8A5E18, #FFF3C4 30%, #D9A850 60%, #8A5E18)"/>${drawLeaf({ x: 0, y: 330, length: 190, width: 84, turn: -58, green: '#D9A850' })}${drawLeaf({ x: 0, y: 380, length: 180, width: 80, turn: 58, green: '#C9963C' })}<g filter="shadow(8 14 9 0.36)">${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => petal(turn, 330, bright)).join('')}${[22, 67, 112, 157, 202, 247, 292, 337].map((turn) => `<g transform="scale(0.66)">${petal(turn, 320, 'linear(70, #FFFDF0, #F2D488 45%, #C9963C)')}</g>`).join('')}<circle r="76" fill="radial(36 30 80, #FFFBE4, #E3B452 50%, #8A5E18)"/>${Array.from({ length: 16 }, (_, n) => `<circle cx="${(Math.cos(n * 0.3927) * 52).toFixed(0)}" cy="${(Math.sin(n * 0.3927) * 52).toFixed(0)}" r="8" fill="#8A5E18" opacity="0.5"/>`).join('')}</g>`
}

export default {
  'number-candle': () =>
    giftScene(
      '#E8B8C0',
      ...[
        ['#F08CA8', 330, 960, 500],
        ['#7FAED6', 600, 1000, 620],
        ['#E3B452', 870, 970, 560],
      ].map(([colour, x, y, tall]) => ({
        draw: waxCandle(colour, tall, 190),
        x,
        y,
        scale: 1.06,
        shade: [230, 56],
      })),
    ),
  'balloons-pack': () => giftScene('#A8C4DC', { draw: bunchOfBalloons() }),
  'party-poppers': () =>
    giftScene(
      '#C4B4DC',
      {
        draw: `<g filter="shadow(8 14 10 0.3)">${popper({ seed: 3 })}</g>`,
        x: 420,
        y: 790,
        scale: 1.06,
        turn: -16,
      },
      {
        draw: `<g filter="shadow(8 14 10 0.3)">${popper({ colour: '#1E7348', second: '#FBDD8A', seed: 7 })}</g>`,
        x: 790,
        y: 810,
        scale: 1.06,
        turn: 18,
      },
    ),
  'cake-knife-and-candles': () =>
    giftScene(
      '#D8C0A8',
      { draw: candleRow, x: -190, y: -60, scale: 1.3 },
      { draw: cakeKnife, x: -54, y: -50, scale: 1.09 },
    ),
  'flower-cake-topper': () => giftScene('#C8B8A0', { draw: topper(), x: 600, y: 440, scale: 1.08 }),
  'scented-tealights': () =>
    giftScene(
      '#D8C09C',
      ...[
        [330, 640, 0],
        [620, 600, 1],
        [900, 650, 0],
        [260, 930, 1],
        [580, 940, 0],
        [900, 960, 0],
      ].map(([x, y, lit], n) => ({
        draw: tealight(lit),
        x,
        y,
        scale: n < 3 ? 1.08 : 1.26,
        shade: [290, 80],
      })),
    ),
  'gift-wrap': () =>
    giftScene('#E8D09C', {
      draw: drawGiftBox({ paper: '#F2A20C', ribbon: '#FFFDF6' }),
      x: 600,
      y: 1010,
      scale: 2.7,
      shade: [860, 110],
    }),
  'greeting-card': () =>
    giftScene('#C8D0B0', {
      draw: drawStanding({ face: `<g transform="scale(1.24) translate(0 10)">${paintings.bunch()}</g>` }),
      x: 650,
      y: 1020,
      scale: 1.14,
      shade: [800, 70, -70, 10],
    }),
}
