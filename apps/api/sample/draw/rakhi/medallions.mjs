import { drawLeaf } from '../drawLeaf.mjs'
import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'

const round = (count, far, draw, shift = 0) =>
  Array.from({ length: count }, (_, n) => {
    const a = ((n + shift) / count) * Math.PI * 2
    return draw(Math.cos(a) * far, Math.sin(a) * far, (a * 180) / Math.PI, n)
  }).join('')
const jewel = (x, y, r, tone) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="radial(35 28 80, ${mixColours(tone, '#FFFFFF', 0.8)}, ${tone} 50%, ${mixColours(tone, '#0E0206', 0.6)})"/><ellipse cx="${(x - r * 0.3).toFixed(1)}" cy="${(y - r * 0.36).toFixed(1)}" rx="${(r * 0.26).toFixed(1)}" ry="${(r * 0.16).toFixed(1)}" fill="#FFFFFF" opacity="0.8"/>`
const drop = (x, y, turn, long, tone) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"><path d="M${-long} 0 C${-long * 0.4} ${-long * 0.62} ${long} ${-long * 0.56} ${long} 0 C${long} ${long * 0.56} ${-long * 0.4} ${long * 0.62} ${-long} 0Z" fill="#8F5C0C"/><path d="M${-long * 0.8} 0 C${-long * 0.3} ${-long * 0.44} ${long * 0.82} ${-long * 0.4} ${long * 0.82} 0 C${long * 0.82} ${long * 0.4} ${-long * 0.3} ${long * 0.44} ${-long * 0.8} 0Z" fill="radial(40 30 80, ${mixColours(tone, '#FFFFFF', 0.7)}, ${tone} 50%, ${mixColours(tone, '#0E0206', 0.5)})"/></g>`
const goldRing = (r) => `<circle r="${r}" fill="radial(36 30 80, #FFF3C2, #E9B43A 52%, #8F5C0C)"/>`
const pearl = '#FBF1E4'

const flower = (body, petal, heart) => () =>
  `${round(16, 118, (x, y, turn) => `<ellipse cx="${x}" cy="${y}" rx="34" ry="25" transform="rotate(${turn} ${x} ${y})" fill="radial(35 30 80, #FFE9A8, #E9B43A 55%, #A86E12)"/>`)}
  <circle r="120" fill="radial(38 32 75, ${mixColours(body, '#FFFFFF', 0.3)}, ${body} 55%, ${mixColours(body, '#0E0206', 0.5)})"/><circle r="120" fill="none" stroke="#8F5C0C" stroke-width="3"/>
  ${round(26, 108, (x, y) => jewel(x, y, 9.5, pearl))}${round(12, 76, (x, y, turn) => drop(x, y, turn + 180, 30, petal))}${goldRing(52)}${jewel(0, 0, 40, heart)}`

const pearlRing = () =>
  `${goldRing(138)}<circle r="128" fill="radial(40 34 74, #FFFDF6, #F8EBD2 60%, #DCC49C)"/>${round(20, 116, (x, y) => jewel(x, y, 19, pearl))}${round(8, 66, (x, y, turn) => drop(x, y, turn + 180, 30, '#F2D9A0'))}${round(8, 78, (x, y) => jewel(x, y, 8, '#E9B43A'), 0.5)}${goldRing(44)}${jewel(0, 0, 34, pearl)}`

const kundan = () =>
  `${round(14, 126, (x, y, turn, n) => drop(x, y, turn, 36, n % 2 ? '#C8152F' : '#1E8A52'))}${goldRing(112)}${round(22, 98, (x, y) => jewel(x, y, 9, '#FFF3C2'))}${round(8, 66, (x, y, turn, n) => drop(x, y, turn + 180, 30, n % 2 ? '#1E8A52' : '#C8152F'))}${goldRing(40)}${jewel(0, 0, 31, '#C8152F')}`

const seed = () => {
  const next = seededNumbers(12)
  const edge = Array.from(
    { length: 60 },
    (_, n) =>
      `${(Math.cos(n * 0.1047) * (138 + next() * 8)).toFixed(1)} ${(Math.sin(n * 0.1047) * (138 + next() * 8)).toFixed(1)}`,
  )
  const flecks = Array.from({ length: 90 }, () => {
    const a = next() * 6.28
    const far = Math.sqrt(next()) * 130
    return `<ellipse cx="${(Math.cos(a) * far).toFixed(0)}" cy="${(Math.sin(a) * far).toFixed(0)}" rx="${(2 + next() * 6).toFixed(1)}" ry="${(1.5 + next() * 2.5).toFixed(1)}" transform="rotate(${(next() * 180).toFixed(0)} ${(Math.cos(a) * far).toFixed(0)} ${(Math.sin(a) * far).toFixed(0)})" fill="${['#8A5A2C', '#5E7A34', '#C98A3C', '#B0525E', '#6B441E'][Math.floor(next() * 5)]}" opacity="0.75"/>`
  })
  return `<path d="M${edge.join('L')}Z" fill="radial(38 32 78, #FBF3DE, #EBDDB8 60%, #C9B484)"/>${flecks.join('')}<circle r="112" fill="none" stroke="#7F8A4C" stroke-width="4" stroke-dasharray="10 8"/>${[0, 72, 144, 216, 288].map((turn) => drawLeaf({ x: 0, y: 0, length: 92, width: 44, turn, green: '#7FA04C' })).join('')}<circle r="22" fill="radial(35 30 80, #FFE3A0, #E0A020 60%, #9A6510)"/>`
}

const rocket = () =>
  `<circle r="146" fill="radial(38 32 78, #7FB4E8, #3E7AC0 60%, #1E4A8A)"/><circle r="132" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-dasharray="14 10" opacity="0.85"/>${[
    [-84, -60],
    [80, -84],
    [92, 50],
    [-90, 66],
    [-40, -106],
  ]
    .map(
      ([x, y]) =>
        `<path transform="translate(${x} ${y}) scale(0.9)" d="M0 -20 l6 13 14 2 -10 10 2 14 -12 -7 -12 7 2 -14 -10 -10 14 -2Z" fill="#FFD34D"/>`,
    )
    .join('')}
  <g transform="rotate(24)" filter="shadow(4 8 5 0.4)"><path d="M-30 62 C-20 100 -6 110 0 138 C6 110 20 100 30 62Z" fill="linear(90, #FFD34D, #F0860C)"/><path d="M-44 20 L-84 78 L-36 66Z M44 20 L84 78 L36 66Z" fill="#C4242E"/><path d="M0 -124 C52 -76 56 0 40 70 H-40 C-56 0 -52 -76 0 -124Z" fill="linear(0, #FFFFFF, #FBF1E4 50%, #CFC0AA)"/><path d="M0 -124 C24 -102 38 -76 44 -50 H-44 C-38 -76 -24 -102 0 -124Z" fill="#E2404E"/><circle cy="-10" r="26" fill="#2A4A94"/><circle cy="-10" r="18" fill="radial(36 30 80, #D6ECFB, #7FB4E8)"/><path d="M-36 66 H36" stroke="#E2404E" stroke-width="12"/><path d="M-34 44 C-46 0 -44 -60 -10 -104" fill="none" stroke="#B8A894" stroke-width="3" stroke-dasharray="8 6"/></g>`

// The middles of rakhis, each about 290 wide round the origin.
export const medallions = {
  gold: flower('#B30F2E', '#F2A20C', '#C8152F'),
  blue: flower('#1E3A84', '#7FB4E8', '#2A5AC0'),
  green: flower('#12563A', '#F2C04A', '#1E8A52'),
  pink: flower('#C03A6E', '#FBD3DA', '#E0427A'),
  violet: flower('#4E2E84', '#D0B0F0', '#7A4AC0'),
  orange: flower('#C85A10', '#FFE3A0', '#F2A20C'),
  pearl: pearlRing,
  kundan,
  seed,
  rocket,
}
