import { drawMarigold } from './drawMarigold.mjs'
import { drawTruffle } from './drawTruffle.mjs'

const finishes = [
  'dark',
  'white',
  'milk',
  'rose',
  'cocoa',
  'dark',
  'rose',
  'milk',
  'white',
  'milk',
  'cocoa',
  'dark',
]

// An open box with twelve chocolates, its lid standing up behind. Origin in the middle of its front foot; 480 wide, 450 high.
export function drawChocolateBox() {
  const chocolates = finishes.map((finish, n) => {
    const row = Math.floor(n / 4)
    const column = (n % 4) - 1.5
    const scale = 0.9 + row * 0.06
    const x = column * 110 * scale
    const y = -222 + row * 66
    const r = 42 * scale
    return `<ellipse cx="${x}" cy="${y + 10}" rx="${r * 1.14}" ry="${r * 0.68}" fill="#E9C46A"/>
      <ellipse cx="${x}" cy="${y + 10}" rx="${r * 1.14}" ry="${r * 0.68}" fill="none" stroke="#9C6F1E" stroke-width="6" stroke-dasharray="3 5" opacity="0.6"/>
      <ellipse cx="${x}" cy="${y + 8}" rx="${r * 0.98}" ry="${r * 0.56}" fill="#6E4812"/>
      ${drawTruffle({ x, y: y - 6, r, finish, turn: n * 47, flat: 0.82 })}`
  })
  return `
    <path d="M-212 -252 L-228 -446 Q-228 -460 -212 -460 H212 Q228 -460 228 -446 L212 -252Z" fill="linear(60, #D23A70, #B0124E 50%, #7A0A36)"/>
    <path d="M-198 -256 L-212 -436 Q-212 -446 -200 -446 H200 Q212 -446 212 -436 L198 -256Z" fill="linear(60, #FFF8EC, #F8E7CC 55%, #E4C79C)"/>
    <path d="M-186 -266 L-197 -424 Q-197 -430 -190 -430 H190 Q197 -430 197 -424 L186 -266Z" fill="none" stroke="#D9A441" stroke-width="4"/>
    ${drawMarigold({ x: 0, y: -352, r: 50 })}
    <path d="M-150 -352 H-76 M76 -352 H150" stroke="#D9A441" stroke-width="4" stroke-linecap="round"/>
    <path d="M-214 -256 H214 L244 -66 H-244Z" fill="linear(90, #7A0A36, #B0124E)"/>
    <path d="M-200 -246 H200 L226 -78 H-226Z" fill="linear(100, #3A1D10, #5A301A 60%, #6B3A20)"/>
    ${chocolates.join('')}
    <path d="M-244 -68 H244 L238 -8 Q238 0 228 0 H-228 Q-238 0 -238 -8Z" fill="linear(10, #D23A70, #B0124E 50%, #7E0B38)"/>
    <path d="M-244 -68 H244 L243 -60 H-243Z" fill="#F08AAE" opacity="0.7"/>
    <path d="M-240 -36 H240" stroke="#E9C46A" stroke-width="7"/>`
}
