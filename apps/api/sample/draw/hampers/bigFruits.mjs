import { fruits } from '../cakes/fruits.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { seededNumbers } from '../seededNumbers.mjs'

const apple =
  (light = '#FF9A7A', middle = '#D2202E', dark = '#7A0616') =>
  () => {
    const next = seededNumbers(4)
    const streaks = Array.from({ length: 26 }, () => {
      const a = next() * Math.PI
      return `<path d="M${(Math.cos(a) * 0.24).toFixed(2)} ${(-0.66 + Math.sin(a) * 0.14).toFixed(2)} Q${(Math.cos(a) * 0.8).toFixed(2)} ${(-0.4 + next() * 0.3).toFixed(2)} ${(Math.cos(a) * 0.86).toFixed(2)} ${(next() * 0.5).toFixed(2)}" fill="none" stroke="#FFE3A0" stroke-width="0.025" opacity="0.35"/>`
    })
    return `<path d="M0 -0.66 C0.3 -0.98 1.02 -0.86 1.02 -0.1 C1.02 0.5 0.6 1.02 0.3 0.98 C0.14 0.96 -0.14 0.96 -0.3 0.98 C-0.6 1.02 -1.02 0.5 -1.02 -0.1 C-1.02 -0.86 -0.3 -0.98 0 -0.66Z" fill="radial(34 28 84, ${light}, ${middle} 46%, ${dark})"/>${streaks.join('')}
  <path d="M-0.34 -0.7 C-0.16 -0.54 0.16 -0.54 0.34 -0.7 C0.16 -0.66 -0.16 -0.66 -0.34 -0.7Z" fill="${dark}" opacity="0.8"/><path d="M0 -0.6 C0 -0.86 0.06 -1.04 0.18 -1.2" fill="none" stroke="#5A3818" stroke-width="0.1" stroke-linecap="round"/>${drawLeaf({ x: 0.08, y: -0.92, length: 0.62, width: 0.28, turn: 66, green: '#5F9C47' })}
  <ellipse cx="-0.46" cy="-0.38" rx="0.2" ry="0.3" transform="rotate(28 -0.46 -0.38)" fill="#FFFFFF" opacity="0.5" filter="blur(0.06)"/>`
  }

const orange = () => {
  const next = seededNumbers(9)
  const pores = Array.from({ length: 110 }, () => {
    const a = next() * 6.28
    const far = Math.sqrt(next()) * 0.92
    return `<circle cx="${(Math.cos(a) * far).toFixed(2)}" cy="${(Math.sin(a) * far).toFixed(2)}" r="0.022" fill="${next() < 0.5 ? '#B85A04' : '#FFE0A0'}" opacity="0.4"/>`
  })
  return `<circle r="0.98" fill="radial(34 28 84, #FFD27A, #F4941C 48%, #B85A04)"/>${pores.join('')}<path d="M0 -0.86 l0.1 0.06 l0.12 -0.04 l-0.06 0.12 l0.06 0.1 l-0.16 -0.02 l-0.12 0.06 l-0.02 -0.12 l-0.1 -0.06Z" fill="#5F8A34"/>${drawLeaf({ x: 0.02, y: -0.8, length: 0.7, width: 0.34, turn: 58, green: '#4C8A3C' })}<ellipse cx="-0.4" cy="-0.42" rx="0.24" ry="0.16" transform="rotate(-38 -0.4 -0.42)" fill="#FFFFFF" opacity="0.5" filter="blur(0.06)"/>`
}

const grapes = (tone = 'blueberry') => {
  const next = seededNumbers(14)
  const rows = [
    [-0.5, 5],
    [-0.2, 6],
    [0.1, 5],
    [0.4, 4],
    [0.66, 3],
    [0.9, 2],
    [1.1, 1],
  ]
  const berry =
    tone === 'green'
      ? fruits.grape()
      : fruits
          .blueberry()
          .replaceAll('#9AA8E0', '#C88AC0')
          .replaceAll('#3A4A96', '#6E2A6E')
          .replaceAll('#161C4E', '#2E0A34')
  return `<path d="M0 -0.5 C0 -0.9 0.1 -1.1 0.3 -1.2" fill="none" stroke="#6B5A2C" stroke-width="0.08" stroke-linecap="round"/>${drawLeaf({ x: 0, y: -0.7, length: 0.9, width: 0.6, turn: -60, green: '#5F9C47' })}${rows.flatMap(([y, count]) => Array.from({ length: count }, (_, n) => `<g transform="translate(${((n - (count - 1) / 2) * 0.34 + (next() - 0.5) * 0.1).toFixed(2)} ${(y + (next() - 0.5) * 0.1).toFixed(2)}) scale(0.215)">${berry}</g>`)).join('')}`
}

const finger = (turn) =>
  `<g transform="rotate(${turn})"><path d="M-0.1 -0.9 C-0.34 -0.3 -0.34 0.5 0.16 1.06 L0.3 1.02 C0.16 0.5 0.16 -0.3 0.16 -0.88Z" fill="linear(0, #FFE680, #F7CC3A 48%, #C08A14)"/><path d="M0.02 -0.86 C-0.1 -0.3 -0.08 0.4 0.22 1" fill="none" stroke="#B8860C" stroke-width="0.03" opacity="0.6"/><path d="M0.15 1.05 l0.14 -0.04 l0.03 0.08 l-0.12 0.04Z" fill="#4A3410"/></g>`
const bananas = () =>
  `${[-40, -20, 0, 20].map(finger).join('')}<path d="M-0.36 -0.78 C-0.2 -1.04 0.2 -1.1 0.34 -0.86 L0.16 -0.66 L-0.2 -0.64Z" fill="linear(60, #C9B04A, #7A6A1E)"/><path d="M-0.1 -0.9 L-0.06 -1.16 H0.12 L0.14 -0.9Z" fill="#5E5018"/>`

const pineapple = () => {
  const crown = [-64, 64, -46, 46, -28, 28, -12, 12, 0].map((turn, n) =>
    drawLeaf({
      x: turn / 400,
      y: -0.72,
      length: 1.1 - Math.abs(turn) / 130,
      width: 0.24,
      turn,
      bend: turn / 300,
      green: n % 2 ? '#4C8A4A' : '#6FA85C',
      ribbed: false,
    }),
  )
  const eyes = []
  for (let row = 0; row < 9; row += 1) {
    for (let n = -4; n <= 4; n += 1) {
      const x = (n + (row % 2) * 0.5) * 0.24
      const y = -0.72 + row * 0.22
      const inside = Math.hypot(x / 0.76, (y - 0.14) / 1.02)
      if (inside > 0.98) continue
      const squeeze = Math.sqrt(Math.max(0.2, 1 - (x / 0.82) ** 2))
      eyes.push(
        `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${squeeze.toFixed(2)} 1)" d="M0 -0.13 L0.135 0 L0 0.13 L-0.135 0Z" fill="radial(38 32 80, #FFE08A, #E8A82C 55%, #A8701A)" stroke="#8A5A10" stroke-width="0.02"/><circle cx="${x.toFixed(2)}" cy="${(y + 0.02).toFixed(2)}" r="0.026" fill="#7A4A0A"/>`,
      )
    }
  }
  return `${crown.join('')}<ellipse cy="0.14" rx="0.8" ry="1.04" fill="#A8701A"/>${eyes.join('')}<ellipse cy="0.14" rx="0.8" ry="1.04" fill="radial(34 26 84, #FFFFFF/0.3, #FFFFFF/0 40%, #4A2A08/0.5)"/>`
}

const mango = () =>
  `<path d="M-0.5 -0.74 C0.2 -1.1 1.06 -0.5 1.02 0.16 C0.98 0.8 0.2 1.06 -0.4 0.78 C-1 0.5 -1.1 -0.36 -0.5 -0.74Z" fill="radial(34 28 86, #FFE88A, #F8B02C 44%, #E2702A 76%, #A83A1C)"/><path d="M-0.5 -0.72 C-0.54 -0.84 -0.52 -0.94 -0.46 -1.02" fill="none" stroke="#5A3818" stroke-width="0.09" stroke-linecap="round"/>${drawLeaf({ x: -0.5, y: -0.84, length: 0.8, width: 0.28, turn: 62, green: '#4C8A3C' })}<ellipse cx="-0.42" cy="-0.3" rx="0.18" ry="0.32" transform="rotate(30 -0.42 -0.3)" fill="#FFFFFF" opacity="0.45" filter="blur(0.06)"/>`

// Whole fruit for a basket, each about two units wide round its middle.
export const bigFruits = {
  apple: apple(),
  greenApple: apple('#F0F6B0', '#A4C848', '#56791C'),
  orange,
  grapes: () => grapes(),
  greenGrapes: () => grapes('green'),
  bananas,
  mango,
  pineapple,
}
