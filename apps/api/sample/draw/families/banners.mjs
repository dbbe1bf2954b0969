import { drawCupcake } from '../cakes/drawCupcake.mjs'
import { contactShadow } from '../contactShadow.mjs'
import { drawGiftBox } from '../drawGiftBox.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawBrassDiya } from '../gifts/drawBrassDiya.mjs'
import { drawPetals } from '../gifts/drawPetals.mjs'
import { partyThings } from '../gifts/partyThings.mjs'
import { roseBunch } from '../gifts/roseBunch.mjs'
import { placeAt } from '../placeAt.mjs'
import hamper from '../scenes/festive-hamper.mjs'
import { candleLight } from '../shop/candleLight.mjs'
import { roomGround } from '../shop/roomGround.mjs'
import cakes from './cakes.mjs'

// Each banner comes wide, with calm on the left, and tall for phones, with calm above. A group is composed once, round the origin,
// its feet on the table, about 1000 wide.
const banner = (name, wall, table, group) => [
  [
    `banner-${name}-desktop`,
    async () => ({
      width: 1920,
      height: 640,
      widths: [1280, 1920],
      most: 22_000,
      ground: roomGround({ width: 1920, height: 640, edge: 470, wall, table }),
      gift: placeAt(await group(), { x: 1400, y: 580, scale: 0.78 }),
    }),
  ],
  [
    `banner-${name}-phone`,
    async () => ({
      width: 1080,
      height: 1350,
      widths: [640, 1080],
      ground: roomGround({ width: 1080, height: 1350, edge: 1030, wall, table }),
      gift: placeAt(await group(), { x: 540, y: 1262, scale: 0.98 }),
    }),
  ],
]
const on = (drawing, place, width, depth, foot = 4) =>
  contactShadow({ x: place.x + 6, y: place.y + foot, width, depth }) + placeAt(drawing, place)
const marigold = (x, y, r) => `<g filter="shadow(5 9 6 0.34)">${drawMarigold({ x, y, r, turn: x })}</g>`

const evening = async () =>
  on(candleLight({ id: 'candle-left' }), { x: -390, y: -40, scale: 0.78 }, 190, 40) +
  on(candleLight({ id: 'candle-right', wax: '#FBE6DC' }), { x: 400, y: -70, scale: 0.66 }, 170, 36) +
  placeAt((await roseBunch('red')).gift, { x: -366, y: -736, scale: 0.68 }) +
  on(drawGiftBox({ paper: '#F6E3C4', ribbon: '#B0124E' }), { x: 290, y: 30, scale: 0.62 }, 210, 36) +
  drawPetals(
    [
      [-250, 20],
      [-180, 44],
      [-90, 34],
      [150, 50],
      [-320, 40],
      [420, 44],
    ],
    { colours: ['#E8506A', '#8A0A22'] },
  )

const birthday = () => {
  const balloons = [
    [-450, -500, '#F2A0B4', -8],
    [-352, -576, '#F2C04A', 2],
    [460, -560, '#9CC4E0', 8],
    [380, -470, '#F2A0B4', 2],
  ]
  return (
    balloons
      .map(
        ([x, y, colour, turn]) =>
          `<path d="M${x} ${y + 110} C${x + 30} ${y + 300} ${x - 20} -160 ${x + (x < 0 ? 40 : -40)} -40" fill="none" stroke="#B8A078" stroke-width="3"/><g filter="shadow(5 10 8 0.2)">${placeAt(partyThings.balloon(colour), { x, y, scale: 0.86, turn })}</g>`,
      )
      .join('') +
    placeAt(cakes['rainbow-birthday-cake']().gift, { x: -450, y: -800, scale: 0.76 }) +
    on(
      drawCupcake({ paper: '#F2A20C', cream: '#F8C0CC', sponge: '#F2CE88' }),
      { x: 396, y: 20, scale: 0.78 },
      130,
      32,
    ) +
    on(
      drawCupcake({ paper: '#4FA38A', cream: '#FFF3DC', sponge: '#F2CE88' }),
      { x: 500, y: -24, scale: 0.7 },
      120,
      30,
    ) +
    on(drawGiftBox({ paper: '#BFD8E8', ribbon: '#B0124E' }), { x: -420, y: 14, scale: 0.64 }, 210, 36)
  )
}

const festive = () =>
  placeAt(hamper.gift, { x: -430, y: -744, scale: 0.72 }) +
  on(drawBrassDiya(), { x: -430, y: 6, scale: 0.62 }, 160, 40) +
  on(drawBrassDiya(), { x: 420, y: -36, scale: 0.56 }, 150, 36) +
  on(drawBrassDiya(), { x: 330, y: 40, scale: 0.62 }, 160, 40) +
  marigold(-300, 26, 50) +
  marigold(-230, 44, 38) +
  marigold(500, 30, 46) +
  drawPetals([
    [-520, 44],
    [-140, 54],
    [180, 56],
    [430, 60],
    [240, 44],
    [-340, 62],
  ])

export default Object.fromEntries([
  ...banner('evening', '#E8B8A8', '#C99878', evening),
  ...banner('birthday', '#F3D0DC', '#E6C4A4', birthday),
  ...banner('festive', '#F6CC84', '#D9A868', festive),
])
