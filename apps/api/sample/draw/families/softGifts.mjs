import { drawBow } from '../drawBow.mjs'
import { drawGiftBox } from '../drawGiftBox.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawTeddy } from '../drawTeddy.mjs'
import { drawCushion } from '../gifts/drawCushion.mjs'
import { drawJewelleryBox } from '../gifts/drawJewelleryBox.mjs'
import { drawMug } from '../gifts/drawMug.mjs'
import { drawPen } from '../gifts/drawPen.mjs'
import { drawPerfume } from '../gifts/drawPerfume.mjs'
import { drawSlab } from '../gifts/drawSlab.mjs'
import { drawTurned } from '../gifts/drawTurned.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { moonScene } from '../gifts/moonScene.mjs'
import { solidFlowers } from '../gifts/solidFlowers.mjs'
import { placeAt } from '../placeAt.mjs'

const marigoldPrint = `${[-118, 118, -58, 58].map((turn, n) => drawLeaf({ x: 520, y: 716, length: 250, width: 96, turn, bend: n % 2 ? -20 : 20, green: n % 2 ? '#B98A2C' : '#D9A850' })).join('')}${drawMarigold({ x: 520, y: 716, r: 158, turn: 12 })}`

const strap =
  '<rect x="120" y="-330" width="58" height="660" fill="linear(0, #4A2814, #7A4A28 40%, #3A1E0E)"/><path d="M126 -330 V330 M172 -330 V330" stroke="#D9AA78" stroke-width="3" stroke-dasharray="12 8" opacity="0.7"/><circle cx="149" cy="10" r="19" fill="radial(34 28 80, #FFF3C4, #D9A850 50%, #8A5E18)"/><rect x="-228" y="-308" width="456" height="616" rx="10" fill="none" stroke="#D9AA78" stroke-width="3" stroke-dasharray="12 8" opacity="0.6"/>'

const hammered = Array.from({ length: 130 }, (_, n) => {
  const row = Math.floor(n / 10)
  const x = -170 + ((n % 10) + (row % 2) * 0.5) * 38
  return `<ellipse cx="${x}" cy="${-24 - row * 44}" rx="17" ry="19" fill="radial(36 30 80, #FFE3C4/0.5, #C87844/0.05 60%, #5A2408/0.3)"/>`
}).join('')

export default {
  'moon-lamp': () => moonScene(),
  'teddy-sixty-cm': () =>
    giftScene('#E0A8A0', {
      draw:
        drawTeddy({ coat: '#EBD6B4', heart: false }) +
        drawBow({ x: 600, y: 588, scale: 0.7, colour: '#C4122F' }),
      shade: [690, 80, 600, 1056],
    }),
  'teddy-ninety-cm': () =>
    giftScene(
      '#D9B890',
      {
        draw:
          drawTeddy({ coat: '#9A6234', heart: false }) +
          drawBow({ x: 600, y: 590, scale: 0.5, colour: '#1E7348', tails: false }),
        x: -100,
        y: -24,
        scale: 1.02,
        shade: [690, 80, 610, 1080],
      },
      { draw: drawGiftBox({ paper: '#F3B9B4' }), x: 1010, y: 1084, scale: 0.78, shade: [260, 44] },
    ),
  'plush-bunny': () =>
    giftScene('#C4B8C8', {
      draw:
        drawTeddy({ coat: '#A9A4A6', muzzle: '#F4EEEA', ears: 'long', heart: false }) +
        drawBow({ x: 600, y: 590, scale: 0.62, colour: '#EE8CA8' }),
      x: 62,
      y: 110,
      scale: 0.895,
      shade: [620, 76, 536, 944],
    }),
  'velvet-cushion-rose': () =>
    giftScene('#E0A0B4', {
      draw: drawCushion({ colour: '#B0124E' }),
      x: 600,
      y: 585,
      scale: 1.14,
      turn: -4,
      shade: [860, 100, 0, 448],
    }),
  'black-birthday-mug': () =>
    giftScene('#D9B48C', {
      draw: drawMug({ china: '#2E2A2C', print: marigoldPrint, drink: ['#8A5230', '#4E2A14', '#26120A'] }),
      shade: [470, 70, 540, 1048],
    }),
  'leather-diary-and-pen': () =>
    giftScene(
      '#C9A27C',
      {
        draw: drawSlab({
          width: 560,
          height: 740,
          thick: 66,
          colour: '#8A4F28',
          edge: ['#5A3014', '#F6E8CC', '#E0CDA8', '#F6E8CC', '#E0CDA8', '#5A3014'],
          turn: -28,
          squash: 0.74,
          face: `<g transform="scale(1.14)">${strap}</g>`,
        }),
        x: 580,
        y: 570,
        scale: 1.18,
      },
      { draw: drawPen(), x: 560, y: 610, scale: 1.36, turn: 24 },
    ),
  'copper-bottle': () =>
    giftScene('#DDB08C', {
      draw:
        drawTurned({
          profile: [
            [0, 150],
            [20, 172],
            [120, 182],
            [420, 182],
            [520, 168],
            [590, 104],
            [640, 78],
          ],
          colour: '#C8703C',
          finish: 'metal',
          print: hammered,
          id: 'bottle',
          mouth: 'none',
        }) +
        placeAt(
          drawTurned({
            profile: [
              [0, 84],
              [20, 96],
              [80, 96],
              [120, 60],
              [146, 34],
            ],
            colour: '#C8703C',
            finish: 'metal',
            id: 'bottle-lid',
          }),
          { y: -630 },
        ) +
        '<circle cy="-806" r="44" fill="none" stroke="#8A4218" stroke-width="20"/><circle cy="-806" r="44" fill="none" stroke="#F2B88C" stroke-width="8"/>',
      x: 600,
      y: 1060,
      scale: 1.16,
      shade: [440, 90],
    }),
  'jewellery-box-walnut': () =>
    giftScene('#D0A08C', { draw: drawJewelleryBox(), x: 600, y: 1000, shade: [930, 110] }),
  'rose-perfume': async () =>
    giftScene(
      '#EFA8B4',
      { draw: drawPerfume(), x: 510, y: 1010, scale: 1.36, shade: [620, 96] },
      { draw: '', x: 870, y: 1046, shade: [400, 90] },
      { draw: await solidFlowers.pair() },
    ),
}
