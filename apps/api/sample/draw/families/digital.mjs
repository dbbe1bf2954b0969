import { arrange } from '../cakes/arrange.mjs'
import { cakeScene } from '../cakes/cakeScene.mjs'
import { drawBow } from '../drawBow.mjs'
import { drawDiya } from '../drawDiya.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawPhone } from '../gifts/drawPhone.mjs'
import { drawSlab } from '../gifts/drawSlab.mjs'
import { giftScene } from '../gifts/giftScene.mjs'
import { paintings } from '../gifts/paintings.mjs'
import { placeAt } from '../placeAt.mjs'

const marigoldCard = `<g filter="shadow(6 10 10 0.32)"><rect x="-400" y="-260" width="800" height="520" rx="34" fill="linear(40, #FFFDF6, #FBF0DC 55%, #EBD9BC)"/></g><rect x="-376" y="-236" width="752" height="472" rx="22" fill="none" stroke="#D9A850" stroke-width="4"/>${[-128, -52, 30, 110, 190].map((turn, n) => drawLeaf({ x: 120, y: -10, length: 250, width: 96, turn, green: n % 2 ? '#4C8A3C' : '#6FA05C' })).join('')}${drawMarigold({ x: 120, y: -10, r: 158 })}${drawMarigold({ x: -90, y: 96, r: 76, turn: 30, colours: ['#C25A08', '#DB6E10', '#EC8420', '#F79A38', '#FFB45C'] })}<path d="M-330 -150 H-130 M-330 -110 H-190" stroke="#B88A44" stroke-width="9" stroke-linecap="round" opacity="0.7"/>`
const envelopeBack =
  '<path d="M-450 -60 L0 -260 L450 -60Z" fill="linear(90, #C4386A, #8F0D3F)"/><path d="M-450 -60 H450 V330 H-450Z" fill="#7A0A36"/>'
const envelopeFront =
  '<g filter="shadow(0 -4 10 0.3)"><path d="M-450 -60 L-30 190 Q0 206 30 190 L450 -60 V330 Q450 350 430 350 H-430 Q-450 350 -450 330Z" fill="linear(40, #D84A7C, #B0124E 50%, #8F0D3F)"/></g><path d="M-446 340 L-60 150 M446 340 L60 150" stroke="#7A0A36" stroke-width="5" opacity="0.5"/><path d="M-450 -60 L-30 190 Q0 206 30 190 L450 -60" fill="none" stroke="#F2A0BC" stroke-width="4" opacity="0.6"/>'

const flags = Array.from({ length: 11 }, (_, n) => {
  const at = (k) => ({ x: -330 + k * 60, y: -180 + 70 * (1 - ((k - 5.5) / 5.5) ** 2) })
  const [a, b] = [at(n + 0.1), at(n + 0.9)]
  return `<path d="M${a.x} ${a.y} L${b.x} ${b.y} L${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + 74}Z" fill="${['#B0124E', '#F2A20C', '#4FA38A', '#6C8FD6'][n % 4]}"/>`
}).join('')

const birthdayScreen = () => {
  const cake = cakeScene({
    tint: '#F2A0B4',
    y: 800,
    tiers: [
      {
        r: 300,
        h: 200,
        coat: '#FBE3DC',
        side: 'sprinkles',
        rim: { count: 18, size: 38, cream: '#F8C0CC' },
        foot: { count: 26, size: 28, cream: '#F8C0CC' },
      },
    ],
    board: { look: 'gold' },
    top: arrange.ring(
      6,
      0.46,
      [
        { kind: 'candle', colour: '#F2A0B0' },
        { kind: 'candle', colour: '#9CC4E0' },
        { kind: 'candle', colour: '#F2C04A' },
      ],
      44,
    ),
  })
  return `<rect x="-420" y="-300" width="840" height="600" fill="linear(80, #FFF6EC, #FBDCD6)"/>${flags}<path d="M-340 -184 Q0 -40 340 -184" fill="none" stroke="#8A5200" stroke-width="4"/>${placeAt(cake.gift, { x: -600 * 0.62, y: -375, scale: 0.62 })}`
}
const tablet = () =>
  `<g transform="skewX(-4)"><rect x="-470" y="-350" width="940" height="700" rx="46" fill="linear(20, #6E6A70, #2E2B30 40%, #141216)"/><rect x="-464" y="-344" width="928" height="688" rx="41" fill="none" stroke="#A9A6AC" stroke-width="3" opacity="0.7"/><clipPath id="tablet"><rect x="-420" y="-300" width="840" height="600" rx="10"/></clipPath><g clip-path="url(#tablet)">${birthdayScreen()}<path d="M-420 -300 H40 L-240 300 H-420Z" fill="linear(30, #FFFFFF/0.22, #FFFFFF/0.02)"/></g></g>`

const book = (y, width, colour, edge) => ({
  draw: drawSlab({
    width,
    height: 420,
    thick: 74,
    colour,
    edge: [edge, '#F6E8CC', '#E9DAB8', '#F6E8CC', '#E9DAB8', edge],
    turn: -9,
    squash: 0.4,
    round: 8,
  }),
  x: 640,
  y,
})
const video = `<rect x="-220" y="-440" width="440" height="880" fill="linear(80, #FFF3EC, #F6CFC8 60%, #E0A8A8)"/><g transform="translate(0 -20) scale(1.04)">${paintings.bunch()}</g><circle cy="0" r="92" fill="#FFFFFF" opacity="0.92" filter="shadow(2 6 8 0.4)"/><path d="M-28 -46 L52 0 L-28 46Z" fill="#B0124E" stroke="#B0124E" stroke-width="10" stroke-linejoin="round"/><path d="M-170 370 H170" stroke="#FFFFFF" stroke-width="8" stroke-linecap="round" opacity="0.7"/><path d="M-170 370 H-60" stroke="#B0124E" stroke-width="8" stroke-linecap="round"/><circle cx="-60" cy="370" r="13" fill="#B0124E"/>`

const festive = `<g filter="shadow(10 18 16 0.4)"><rect x="-460" y="-300" width="920" height="600" rx="36" fill="linear(40, #D9304C, #A80F2C 50%, #6B0618)"/></g><rect x="-430" y="-270" width="860" height="540" rx="22" fill="none" stroke="#E9C46A" stroke-width="6"/><rect x="-412" y="-252" width="824" height="504" rx="16" fill="none" stroke="#E9C46A" stroke-width="2" stroke-dasharray="10 8"/>${[
  [-430, -270, 0],
  [430, -270, 90],
  [430, 270, 180],
  [-430, 270, 270],
]
  .map(
    ([x, y, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${[0, 30, 60, 90].map((a) => `<path transform="rotate(${a + 90})" d="M0 -30 C-26 -60 -22 -110 0 -140 C22 -110 26 -60 0 -30Z" fill="linear(80, #FFE9A8, #C9963C)"/>`).join('')}</g>`,
  )
  .join(
    '',
  )}${placeAt(drawDiya(), { x: 130, y: 170, scale: 1.02 })}${Array.from({ length: 7 }, (_, n) => `<circle cx="${-330 + n * 4}" cy="${-120 + n * 40}" r="5" fill="#E9C46A" opacity="0.7"/>`).join('')}<path d="M-230 -306 V306" stroke="#8A5E18" stroke-width="19"/><path d="M-230 -306 V306" stroke="#F2D488" stroke-width="13" stroke-dasharray="9 5"/>`

export default {
  'gift-card': () =>
    giftScene('#EDB8C4', {
      draw: `<ellipse cx="10" cy="366" rx="440" ry="30" fill="#3A1E0E" opacity="0.4" filter="blur(18)"/>${envelopeBack}<g transform="translate(0 -130) rotate(-2)">${marigoldCard}</g>${envelopeFront}`,
      x: 600,
      y: 690,
      scale: 1.12,
    }),
  'birthday-e-card': () =>
    giftScene('#A8C0D0', { draw: tablet(), x: 600, y: 590, scale: 1.14, shade: [1060, 90, 0, 392] }),
  'video-greeting': () =>
    giftScene(
      '#C8B8A0',
      { draw: '', x: 640, y: 1060, shade: [860, 150] },
      book(960, 860, '#2F5A7A', '#1A3A54'),
      book(862, 780, '#B0525E', '#7A2A38'),
      {
        draw: `<g filter="shadow(10 20 16 0.42)">${drawPhone({ picture: video, id: 'video' })}</g>`,
        x: 470,
        y: 590,
        scale: 1.14,
        turn: -7,
      },
    ),
  'festival-gift-card': () =>
    giftScene('#F0BC64', {
      draw: festive + drawBow({ x: -230, y: -10, scale: 0.62, colour: '#D9A441' }),
      x: 600,
      y: 600,
      scale: 1.08,
      turn: -7,
    }),
}
