import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawRose } from '../drawRose.mjs'
import { drawCushion } from '../gifts/drawCushion.mjs'
import { drawFrame } from '../gifts/drawFrame.mjs'
import { drawMug } from '../gifts/drawMug.mjs'
import { drawPhone } from '../gifts/drawPhone.mjs'
import { drawPuzzle } from '../gifts/drawPuzzle.mjs'
import { drawStarMap } from '../gifts/drawStarMap.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { paintings } from '../gifts/paintings.mjs'

const petals = [
  [-90, -250, 96, 'r'],
  [86, -180, 84, 'm'],
  [-70, -60, 88, 'm'],
  [100, 40, 104, 'r'],
  [-110, 130, 92, 'r'],
  [60, 230, 86, 'm'],
  [-60, 330, 96, 'r'],
  [130, 370, 70, 'r'],
  [150, -330, 74, 'r'],
  [-170, 20, 60, 'r'],
  [-180, -390, 70, 'm'],
]
const casePrint = `<rect x="-220" y="-440" width="440" height="880" fill="linear(60, #FFF3EC, #FBDDD2)"/>${petals.map(([x, y, r], n) => drawLeaf({ x, y, length: r * 1.8, width: r * 0.8, turn: n * 67, green: '#7FA66C' }) + drawLeaf({ x, y, length: r * 1.6, width: r * 0.7, turn: n * 67 + 130, green: '#5F9C57' })).join('')}${petals.map(([x, y, r, kind], n) => (kind === 'm' ? drawMarigold({ x, y, r, turn: n * 20 }) : drawRose({ x, y, r, turn: n * 55, seed: n, colour: n % 2 ? '#EE7FA3' : '#F2A0A8', shade: '#9A1648' }))).join('')}`

const heartFrame = (grow) =>
  `M520 ${740 + 150 * grow} C${520 - 250 * grow} ${740 - 30 * grow} ${520 - 170 * grow} ${740 - 210 * grow} 520 ${740 - 90 * grow} C${520 + 170 * grow} ${740 - 210 * grow} ${520 + 250 * grow} ${740 - 30 * grow} 520 ${740 + 150 * grow}Z`
const mugPrint = `<path d="${heartFrame(1.22)}" fill="#B0124E"/><path d="${heartFrame(1.06)}" fill="#FFFFFF"/><path d="${heartFrame(0.98)}" fill="linear(60, #F3EDE6, #E4DAD0)"/>${[
  [-150, 170],
  [150, 160],
  [0, -240],
]
  .map(
    ([x, y], n) =>
      `<path transform="translate(${520 + x} ${740 + y}) scale(0.16) translate(-520 -740)" d="${heartFrame(1)}" fill="${n % 2 ? '#F2A20C' : '#E8708A'}"/>`,
  )
  .join('')}`

const cube = () => {
  const pane = (name, y, n) =>
    `<clipPath id="pane-${n}"><rect x="-216" y="${y}" width="432" height="208"/></clipPath><g clip-path="url(#pane-${n})"><g transform="translate(0 ${y + 104}) scale(0.9 0.62)">${paintings[name]()}</g><rect x="-216" y="${y}" width="432" height="208" fill="radial(50 50 70, #FFF0B8/0.5, #FFC86A/0.1 70%, #C87A1E/0.24)"/></g>`
  const face = (upper, lower, matrix, shade, n) =>
    `<g transform="matrix(${matrix})"><rect x="-250" y="-250" width="500" height="500" fill="linear(60, #F3D3A2, #D9AE78)"/>${pane(upper, -220, n)}${pane(lower, 12, n + 1)}<rect x="-250" y="-250" width="500" height="500" fill="none" stroke="#9A6A34" stroke-width="8"/><rect x="-250" y="-250" width="500" height="500" fill="#3A1E0E" opacity="${shade}"/></g>`
  return `<ellipse cx="0" cy="-10" rx="620" ry="560" fill="radial(50 50 50, #FFE08A/0.85, #FFE08A/0)"/>
    <path d="M-400 262 L0 418 L400 262 V300 L0 462 L-400 300Z" fill="linear(0, #C8935A, #E2B987 40%, #7A4E22)"/>
    ${face('hills', 'trees', '0.8 0.31 0 1 -200 90', 0, 1)}${face('sea', 'sky', '0.8 -0.31 0 1 200 90', 0.12, 3)}
    <g transform="translate(0 77)">
    <path d="M-400 -314 L0 -470 L400 -314 L0 -160Z" fill="linear(60, #FFF6D8, #F7D9A0 55%, #E2B06A)"/><path d="M-400 -314 L0 -470 L400 -314 L0 -160Z" fill="none" stroke="#9A6A34" stroke-width="6"/><ellipse cy="-316" rx="120" ry="46" fill="#FFFDF0" opacity="0.9" filter="blur(14)"/></g>`
}

export default {
  'star-map-print': () =>
    giftScene('#A0AEC8', {
      draw: drawFrame({
        width: 820,
        height: 1000,
        wide: 40,
        mount: 0,
        colour: '#D9B45C',
        picture: drawStarMap(),
        scale: 1.06,
      }),
      x: 590,
      y: 590,
      shade: [830, 70, 0, 504],
    }),
  'photo-mug': () =>
    giftScene('#EDA8B0', {
      draw: drawMug({ print: mugPrint, drink: undefined, steaming: false }),
      y: -90,
      scale: 1.03,
      shade: [480, 74, 540, 1090],
    }),
  'photo-cushion': () =>
    giftScene('#A8BCD0', {
      draw: drawCushion({
        colour: '#FBF7F0',
        piping: '#B8A894',
        id: 'cushion',
        print: `<clipPath id="round"><circle r="246"/></clipPath><g clip-path="url(#round)">${paintings.sunrise()}</g><circle r="246" fill="none" stroke="#E9DFD2" stroke-width="8"/>`,
      }),
      x: 600,
      y: 585,
      scale: 1.14,
      turn: -3,
      shade: [860, 100, 0, 448],
    }),
  'wooden-photo-frame': () =>
    giftScene('#C4D0A8', {
      draw: drawFrame({ picture: paintings.birds(), scale: 1.3, colour: '#DDB57E' }),
      x: 590,
      y: 590,
      scale: 1.1,
      shade: [800, 70, 0, 496],
    }),
  'black-photo-frame': () =>
    giftScene('#B8C4CC', {
      draw: drawFrame({
        width: 920,
        height: 800,
        wide: 60,
        mount: 90,
        picture: paintings.birds(),
        scale: 1.24,
        colour: '#34312F',
      }),
      x: 590,
      y: 600,
      scale: 1.1,
      shade: [960, 70, 0, 440],
    }),
  'photo-lamp': () =>
    giftScene('#C8905C', { draw: cube(), x: 600, y: 610, scale: 1.08, shade: [560, 130, 0, 440] }),
  'photo-puzzle': () =>
    giftScene('#D9BC7C', {
      draw: drawPuzzle({
        picture: paintings.sunflowers(),
        away: [
          [5, 5, 290, 210, 24],
          [4, 5, 210, 292, -16],
          [5, 4, 306, 96, 40],
        ],
      }),
      x: 540,
      y: 560,
      scale: 1.72,
      turn: -4,
    }),
  'designer-phone-case': () =>
    giftScene(
      '#EDB4A8',
      {
        draw: `<g filter="shadow(12 24 18 0.4)">${drawPhone({ colour: '#F6F3EE', back: true, id: 'blank' })}</g>`,
        x: 820,
        y: 610,
        scale: 1.04,
        turn: 14,
      },
      {
        draw: `<g filter="shadow(12 24 18 0.42)">${drawPhone({ colour: '#F6D8D0', back: true, picture: casePrint, id: 'painted' })}</g>`,
        x: 410,
        y: 610,
        scale: 1.12,
        turn: -9,
      },
    ),
}
