import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawRose } from '../drawRose.mjs'
import { drawTruffle } from '../drawTruffle.mjs'
import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'

const under = (rx = 0.95, y = 0.5) =>
  `<ellipse cx="0.16" cy="${y}" rx="${rx}" ry="0.34" fill="#3A1408" opacity="0.36" filter="blur(0.12)"/>`

const curl = ({ turn = 0, colour = '#5C3018' }) =>
  `${under(0.9, 0.24)}<g transform="scale(1 0.7) rotate(${turn})"><rect x="-1" y="-0.26" width="2" height="0.52" rx="0.26" fill="linear(90, ${mixColours(colour, '#FFE0BC', 0.5)}, ${colour} 50%, ${mixColours(colour, '#140602', 0.55)})"/><path d="M-0.86 -0.1 H0.8" stroke="#FFE9D0" stroke-width="0.06" stroke-linecap="round" opacity="0.5"/><path d="M0.74 0.2 C0.98 0.1 0.98 -0.12 0.8 -0.14" fill="none" stroke="#1A0804" stroke-width="0.06" opacity="0.5"/></g>`

const shard = ({ turn = 0, colour = '#4A2414' }) =>
  `<g transform="rotate(${(turn % 50) - 25})"><path d="M-0.5 0.5 L-0.62 -1.1 L0.1 -1.7 L0.66 -0.8 L0.5 0.5Z" fill="${mixColours(colour, '#140602', 0.5)}" transform="translate(0.09 0.03)"/><path d="M-0.5 0.5 L-0.62 -1.1 L0.1 -1.7 L0.66 -0.8 L0.5 0.5Z" fill="linear(40, ${mixColours(colour, '#FFE0BC', 0.42)}, ${colour} 45%, ${mixColours(colour, '#140602', 0.35)})"/></g>`

const macaron = ({ colour = '#F0A0B4' }) => {
  const dark = mixColours(colour, '#5A1A20', 0.32)
  return `${under(0.95, 0.62)}<path d="M-0.92 0.36 C-0.96 0.72 0.96 0.72 0.92 0.36Z" fill="${dark}"/><rect x="-0.94" y="0.1" width="1.88" height="0.34" rx="0.14" fill="${mixColours(colour, '#5A1A20', 0.16)}"/><rect x="-0.86" y="0.02" width="1.72" height="0.18" rx="0.08" fill="#FFF6EA"/><path d="M-0.94 -0.02 C-1 -0.94 1 -0.94 0.94 -0.02 C0.9 0.12 -0.9 0.12 -0.94 -0.02Z" fill="radial(34 22 90, ${mixColours(colour, '#FFFFFF', 0.66)}, ${colour} 52%, ${dark})"/><path d="M-0.92 0 q0.1 0.1 0.2 0 t0.2 0 t0.2 0 t0.2 0 t0.2 0 t0.2 0 t0.2 0 t0.2 0 t0.2 0" fill="none" stroke="${mixColours(colour, '#FFFFFF', 0.3)}" stroke-width="0.1"/>`
}

const cookie = () => {
  const teeth = Array.from(
    { length: 30 },
    (_, n) =>
      `<circle cx="${(Math.cos(n * 0.2094) * 0.92).toFixed(2)}" cy="${(Math.sin(n * 0.2094) * 0.92).toFixed(2)}" r="0.09"/>`,
  )
  return `${under(0.8, 0.9)}<g transform="rotate(-8) scale(0.86 1)"><circle r="0.98" cx="0.16" fill="#1C110C"/><circle r="0.9" cx="0.1" fill="#FFF6E6"/><g fill="#35231A">${teeth.join('')}</g><circle r="0.94" fill="radial(36 30 80, #6A4A38, #35231A 55%, #1C110C)"/><circle r="0.66" fill="none" stroke="#6A4A38" stroke-width="0.06"/><circle r="0.44" fill="none" stroke="#1C110C" stroke-width="0.07" stroke-dasharray="0.12 0.1"/><circle r="0.18" fill="none" stroke="#6A4A38" stroke-width="0.06"/></g>`
}

const rasmalai = ({ seed = 1 }) => {
  const next = seededNumbers(seed)
  const bits = Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${((next() - 0.5) * 1.1).toFixed(2)}" cy="${(-0.2 + (next() - 0.5) * 0.5).toFixed(2)}" rx="0.1" ry="0.05" transform="rotate(${(next() * 90).toFixed(0)})" fill="${next() < 0.6 ? '#7FA83C' : '#D8601C'}"/>`,
  )
  return `${under(1, 0.5)}<path d="M-0.98 -0.14 C-1 0.66 1 0.66 0.98 -0.14Z" fill="#E0BE5C"/><ellipse cy="-0.14" rx="0.98" ry="0.56" fill="radial(36 26 82, #FFFBE0, #F8E6A0 56%, #E4C468)"/>${bits.join('')}`
}

const nut =
  (light, middle, dark) =>
  ({ turn = 0 }) =>
    `<g transform="rotate(${turn})"><path d="M-0.9 0.06 C-0.6 -0.62 0.4 -0.66 0.94 0 C0.4 0.66 -0.6 0.62 -0.9 0.06Z" transform="translate(0.08 0.14)" fill="#3A1408" opacity="0.35"/><path d="M-0.9 0 C-0.6 -0.66 0.4 -0.7 0.94 -0.06 C0.4 0.6 -0.6 0.56 -0.9 0Z" fill="linear(60, ${light}, ${middle} 55%, ${dark})"/><path d="M-0.6 -0.1 Q0.1 -0.4 0.7 -0.08" fill="none" stroke="${dark}" stroke-width="0.06" opacity="0.55"/></g>`

const candle = ({ colour = '#F4B8C4', tall = 3.2 }) => {
  const bands = Array.from(
    { length: 7 },
    (_, n) =>
      `<path d="M-0.24 ${(-0.2 - n * (tall / 7)).toFixed(2)} L0.24 ${(-0.2 - (n + 0.5) * (tall / 7)).toFixed(2)}" stroke="#FFFFFF" stroke-width="0.13" opacity="0.85"/>`,
  )
  return `<ellipse cx="0" cy="${-tall - 0.7}" rx="1.3" ry="1.5" fill="radial(50 50 50, #FFE08A/0.7, #FFE08A/0)"/>
    <path d="M-0.24 0.06 V${-tall} A0.24 0.1 0 0 1 0.24 ${-tall} V0.06 A0.24 0.1 0 0 1 -0.24 0.06Z" fill="linear(0, ${mixColours(colour, '#FFFFFF', 0.4)}, ${colour} 50%, ${mixColours(colour, '#4A1420', 0.34)})"/>${bands.join('')}
    <path d="M0 ${-tall} v-0.26" stroke="#3A2418" stroke-width="0.07"/>
    <path d="M0 ${-tall - 0.14} C-0.34 ${-tall - 0.3} -0.3 ${-tall - 0.72} 0.03 ${-tall - 1.3} C0.34 ${-tall - 0.7} 0.32 ${-tall - 0.3} 0 ${-tall - 0.14}Z" fill="radial(50 75 75, #FFFBE0, #FFD34D 45%, #F0860C)"/>`
}

const pearl = ({ colour = '#F6E7C8' }) =>
  `${under(0.8, 0.6)}<circle r="0.9" fill="radial(34 28 80, #FFFFFF, ${colour} 55%, ${mixColours(colour, '#5A3A10', 0.45)})"/>`

const foil = () =>
  `${under(0.95, 0.62)}<circle r="0.94" fill="radial(34 26 82, #FFF3C0, #E0AE3A 48%, #8A5E12)"/><path d="M-0.6 -0.4 L-0.2 -0.1 L-0.5 0.3 M0.1 -0.7 L0.2 -0.2 L0.62 -0.26 M0 0.6 L0.1 0.14 L0.6 0.3 M-0.2 -0.1 L0.2 -0.2 L0.1 0.14Z" fill="none" stroke="#FFFBE4" stroke-width="0.07" opacity="0.75"/><path d="M-0.88 0.3 Q0 0.7 0.88 0.3 L0.8 0.72 Q0 1.1 -0.8 0.72Z" fill="#5A3018"/>`

// Sweet things for the top of a cake, each about two units wide round its middle.
export const sweetThings = {
  curl,
  shard,
  macaron,
  cookie,
  rasmalai,
  candle,
  pearl,
  foil,
  hazelnut: () =>
    `${under(0.86, 0.6)}<path d="M0 -0.98 C0.6 -0.8 0.98 -0.3 0.86 0.26 C0.7 0.86 -0.7 0.86 -0.86 0.26 C-0.98 -0.3 -0.6 -0.8 0 -0.98Z" fill="radial(34 28 84, #E8B070, #A8652E 52%, #5E2E10)"/><path d="M-0.84 0.24 C-0.6 0.06 0.6 0.06 0.84 0.24 C0.7 0.84 -0.7 0.84 -0.84 0.24Z" fill="#E0BC88" opacity="0.7"/><ellipse cx="-0.36" cy="-0.4" rx="0.16" ry="0.1" transform="rotate(-40 -0.36 -0.4)" fill="#FFFFFF" opacity="0.6"/>`,
  almond: nut('#E0A468', '#A8652E', '#6B3612'),
  pistachio: nut('#D2E08A', '#8FAE48', '#5A7A28'),
  praline: nut('#FFD98A', '#E0A040', '#A86A1C'),
  sprite: ({ image }) => `${under(1, 0.6)}${image}`,
  leaf: ({ turn = 0 }) => drawLeaf({ x: 0, y: 0, length: 2, width: 0.9, turn, green: '#7FA05C' }),
  truffle: ({ finish = 'dark', turn = 0 }) => drawTruffle({ x: 0, y: 0, r: 1, finish, turn }),
  rose: ({ colour = '#F4A9B0', shade = '#A81C48', turn = 0, seed = 3 }) =>
    `${under(1, 0.6)}${drawRose({ x: 0, y: 0, r: 1, turn, seed, colour, shade })}`,
  marigold: ({ turn = 0 }) =>
    `${under(1, 0.6)}<g transform="scale(1 0.86)">${drawMarigold({ x: 0, y: 0, r: 1, turn })}</g>`,
}
