import { drawTray } from '../cakes/drawTray.mjs'
import { drawBow } from '../drawBow.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawTeddy } from '../drawTeddy.mjs'
import { drawTruffle } from '../drawTruffle.mjs'
import { drawGlassJar } from '../gifts/drawGlassJar.mjs'
import { drawLaddoo } from '../gifts/drawLaddoo.mjs'
import { drawVase } from '../gifts/drawVase.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { nuts } from '../gifts/nuts.mjs'
import { solidFlowers } from '../gifts/solidFlowers.mjs'
import { placeAt } from '../placeAt.mjs'
import { drawRiceBowl } from '../rakhi/drawRiceBowl.mjs'

const smallBox = (
  count,
  thing,
  { colour, lining, width = 560, deep = 280, columns = 2, lid = 230, size },
) => {
  const tray = drawTray({
    width,
    deep,
    wall: 120,
    colour,
    lining,
    lid,
    lidInside: '#FBF0DC',
    line: '#E9C46A',
    narrow: 0.86,
  })
  const rows = Math.ceil(count / columns)
  const things = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns)
    const inRow = Math.min(columns, count - row * columns)
    const grow = 0.88 + 0.12 * ((row + 0.6) / rows)
    return placeAt(thing(n), {
      x: ((n % columns) - (inRow - 1) / 2) * ((width - 40) / columns) * grow,
      y: -120 - deep * (1 - (row + 0.55) / rows) + 10,
      scale: size * grow,
    })
  })
  return tray.back + things.join('') + tray.front
}

const bar = (colour, dark, open) =>
  `<g filter="shadow(10 18 12 0.38)"><rect x="-190" y="-400" width="380" height="800" rx="14" fill="linear(20, ${colour}, ${dark})"/><rect x="-160" y="-370" width="320" height="740" rx="8" fill="none" stroke="#E9C46A" stroke-width="5"/>${drawMarigold({ x: 0, y: open ? 150 : 0, r: 100 })}<path d="M-190 -400 H-150 V400 H-190Z" fill="#FFFFFF" opacity="0.12"/></g>`
const squares = `<g filter="shadow(4 6 6 0.4)"><rect x="-176" y="-420" width="352" height="440" rx="10" fill="#3A1D10"/>${[0, 1, 2, 3].flatMap((r) => [0, 1, 2].map((c) => `<rect x="${-168 + c * 114}" y="${-412 + r * 106}" width="108" height="100" rx="10" fill="linear(50, #8A5230, #5A301A 50%, #3A1D10)"/><rect x="${-150 + c * 114}" y="${-396 + r * 106}" width="72" height="66" rx="6" fill="linear(50, #6B3A20, #7A4526)" opacity="0.8"/>`)).join('')}</g>`
const foil = `<path d="M-196 -60 L-210 -150 L-168 -96 L-130 -190 L-96 -100 L-50 -176 L-20 -90 L30 -200 L64 -104 L110 -170 L140 -94 L196 -160 L204 -50 L192 60 H-192Z" fill="linear(30, #FFF9DC, #E3B452 28%, #FFF3C4 46%, #C9963C 64%, #FBE7B0 82%, #A8771F)" filter="shadow(2 5 5 0.4)"/><path d="M-168 -96 L-150 50 M-96 -100 L-110 40 M-20 -90 L-10 50 M64 -104 L80 46 M140 -94 L130 50" stroke="#8A5E18" stroke-width="4" opacity="0.4"/>`

const packet = `<g filter="shadow(10 18 14 0.36)"><path d="M-300 -420 H300 V410 H-300Z" fill="linear(40, #EFCDA0, #D3A873 50%, #AF8050)"/><path d="M-300 -420 H300 L292 -300 Q0 -270 -292 -300Z" fill="linear(90, #F7DDB6, #CFA36D)" filter="shadow(0 6 5 0.3)"/><path d="M-300 -340 H-270 V410 H-300Z M270 -340 H300 V410 H270Z" fill="#7A5228" opacity="0.14"/></g><circle r="224" cy="40" fill="#FFF6E2"/><circle r="208" cy="40" fill="none" stroke="#B88A44" stroke-width="4"/>${[-130, 130, -50, 50].map((turn) => drawLeaf({ x: 0, y: 60, length: 196, width: 76, turn, green: '#4C8A3C' })).join('')}${drawMarigold({ x: 0, y: 30, r: 132 })}<path d="M-150 330 H150 M-90 360 H90" stroke="#8A5A2C" stroke-width="7" stroke-linecap="round" opacity="0.6"/>`
const seeds = Array.from(
  { length: 16 },
  (_, n) =>
    `<g transform="translate(${520 + ((n * 97) % 440)} ${1010 + ((n * 53) % 110)}) rotate(${(n * 71) % 180})" filter="shadow(3 5 3 0.36)"><path d="M-26 -3 L10 -6 V6 L-26 3Z" fill="#2A2420"/><path d="M8 -6 L34 -12 V12 L8 6Z" fill="#E8D3A0"/></g>`,
).join('')

export default {
  'small-chocolate-box': () =>
    giftScene('#C49AA8', {
      draw: smallBox(
        4,
        (n) =>
          drawTruffle({
            x: 0,
            y: 0,
            r: 1,
            finish: ['dark', 'white', 'rose', 'milk'][n],
            turn: n * 50,
            flat: 0.88,
          }),
        { colour: '#7A1436', lining: '#5A301A', size: 112 },
      ),
      x: 600,
      y: 1000,
      scale: 1.5,
      shade: [860, 96],
    }),
  'two-chocolate-bars': () =>
    giftScene(
      '#C8A888',
      { draw: bar('#2F6A4A', '#12382A', false), x: 400, y: 600, scale: 1.06, turn: -12 },
      {
        draw: `<g transform="translate(0 -30)">${squares}</g>${foil}<g transform="translate(0 210) scale(1 0.72)">${bar('#8C2240', '#4A0A1E', true)}</g>${foil}`,
        x: 800,
        y: 640,
        scale: 1.02,
        turn: 9,
      },
    ),
  'laddoo-quarter-kilo': () =>
    giftScene('#F0C47C', {
      draw: smallBox(5, (n) => drawLaddoo({ seed: n + 4 }), {
        colour: '#F3E2C4',
        lining: '#EAD0A0',
        columns: 3,
        width: 700,
        lid: 0,
        deep: 240,
        size: 106,
      }),
      x: 600,
      y: 930,
      scale: 1.4,
      shade: [1000, 100],
    }),
  'almonds-hundred-grams': () =>
    giftScene('#D8B088', {
      draw: drawGlassJar({ fill: nuts.almond, size: 34, gap: 0.96, seed: 51, cap: '#F2A20C' }),
      x: 600,
      y: 1030,
      scale: 1.98,
      shade: [620, 110],
    }),
  'small-teddy': () =>
    giftScene('#E8BCA8', {
      draw:
        drawTeddy({ coat: '#B8783E', heart: false }) +
        drawBow({ x: 600, y: 590, scale: 0.66, colour: '#C4122F' }),
      x: 96,
      y: 170,
      scale: 0.84,
      shade: [580, 72, 504, 888],
    }),
  'glass-vase': () =>
    giftScene('#A8C4C4', { draw: drawVase(), x: 600, y: 1050, scale: 1.2, shade: [420, 90] }),
  'single-rose-addon': async () =>
    giftScene('#EDACAC', { draw: `<g filter="shadow(14 26 18 0.28)">${await solidFlowers.rose()}</g>` }),
  'marigold-seed-packet': () =>
    giftScene('#E0C078', { draw: packet, x: 580, y: 550, scale: 1.12, turn: -5 }, { draw: seeds }),
  'roli-chawal-set': () =>
    giftScene(
      '#E8B088',
      { draw: drawRiceBowl({ fill: 'roli' }), x: 390, y: 470, scale: 2 },
      { draw: drawRiceBowl({ fill: 'rice' }), x: 790, y: 740, scale: 2.1 },
    ),
}
