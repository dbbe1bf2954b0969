import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawPot } from '../drawPot.mjs'
import { drawPetals } from '../gifts/drawPetals.mjs'
import { drawSlab } from '../gifts/drawSlab.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { placeAt } from '../placeAt.mjs'
import { drawRiceBowl } from '../rakhi/drawRiceBowl.mjs'
import { drawThreadRakhi } from '../rakhi/drawThreadRakhi.mjs'

const blossom = (x, y, r, turn = 10) =>
  `<g filter="shadow(5 10 7 0.32)">${drawMarigold({ x, y, r, turn })}</g>`
const cloth = (colour, edge) =>
  drawSlab({
    width: 900,
    height: 760,
    thick: 8,
    colour,
    turn: -8,
    squash: 0.9,
    round: 10,
    edge,
    face: `<rect x="-420" y="-350" width="840" height="700" fill="none" stroke="${edge}" stroke-width="9"/><rect x="-396" y="-326" width="792" height="652" fill="none" stroke="${edge}" stroke-width="3" stroke-dasharray="12 9"/>`,
  })

const sprout = `${drawPot({ width: 260, height: 200, rim: 46, saucer: true })}${[-26, 30].map((x, n) => `<path d="M${x} 0 C${x} -60 ${x * 1.6} -100 ${x * 1.4} -150" fill="none" stroke="#6FA04C" stroke-width="12" stroke-linecap="round"/>${drawLeaf({ x: x * 1.4, y: -146, length: 120, width: 64, turn: -58 - n * 10, green: '#7FB85A' })}${drawLeaf({ x: x * 1.4, y: -146, length: 116, width: 62, turn: 52 + n * 12, green: '#5F9C47' })}`).join('')}`

export default {
  'pearl-rakhi': () =>
    giftScene(
      '#E9D8B4',
      { draw: cloth('#F3E6CC', '#C9963C'), x: 600, y: 600, scale: 1.06 },
      { draw: drawThreadRakhi({ style: 'pearl' }), x: 598, y: 600, scale: 1.06, turn: -12 },
      {
        draw:
          blossom(210, 930, 76) +
          blossom(1000, 270, 70, 40) +
          drawPetals([
            [330, 960],
            [120, 830],
            [930, 190],
            [1080, 370],
          ]),
      },
    ),
  'kundan-rakhi': () =>
    giftScene(
      '#E0B088',
      { draw: cloth('#F8E3B8', '#8A1028'), x: 600, y: 600, scale: 1.06 },
      { draw: drawThreadRakhi({ style: 'kundan' }), x: 598, y: 610, scale: 1.06, turn: 10 },
      {
        draw:
          placeAt(drawRiceBowl({ fill: 'roli' }), { x: 240, y: 300, scale: 0.74 }) +
          placeAt(drawRiceBowl({ fill: 'rice' }), { x: 480, y: 270, scale: 0.74 }) +
          blossom(980, 900, 84) +
          drawPetals([
            [850, 960],
            [1080, 810],
            [180, 880],
            [260, 960],
          ]),
      },
    ),
  'plantable-seed-rakhi': () =>
    giftScene(
      '#A8C084',
      { draw: sprout, x: 830, y: 470, scale: 1.34, shade: [260, 60, 0, 290] },
      { draw: drawThreadRakhi({ style: 'seed', width: 20 }), x: 560, y: 850, scale: 1.12, turn: -6 },
      {
        draw: Array.from(
          { length: 9 },
          (_, n) =>
            `<g transform="translate(${300 + ((n * 83) % 260)} ${540 + ((n * 47) % 120)}) rotate(${n * 50}) scale(13)"><path d="M-1 0 C-0.6 -0.6 0.6 -0.6 1 0 C0.6 0.6 -0.6 0.6 -1 0Z" fill="${n % 2 ? '#5E4A24' : '#8A6A34'}" filter="shadow(0.2 0.4 0.3 0.4)"/></g>`,
        ).join(''),
      },
    ),
  'little-rocket-rakhi': () =>
    giftScene(
      '#8FB4D8',
      {
        draw: drawSlab({
          width: 860,
          height: 700,
          thick: 10,
          colour: '#FFF6DC',
          turn: -10,
          squash: 0.92,
          edge: '#E9C46A',
          face: Array.from(
            { length: 22 },
            (_, n) =>
              `<path transform="translate(${((n * 173) % 800) - 400} ${((n * 211) % 640) - 320}) scale(${0.7 + (n % 3) * 0.3}) rotate(${n * 20})" d="M0 -20 l6 13 14 2 -10 10 2 14 -12 -7 -12 7 2 -14 -10 -10 14 -2Z" fill="${['#BFDDF4', '#F8C8A8', '#FBE08A'][n % 3]}" opacity="0.8"/>`,
          ).join(''),
        }),
        x: 600,
        y: 600,
        scale: 1.1,
      },
      { draw: drawThreadRakhi({ style: 'rocket' }), x: 598, y: 600, scale: 1.06, turn: -8 },
    ),
}
