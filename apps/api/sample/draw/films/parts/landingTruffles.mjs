import { drawTruffle } from '../../drawTruffle.mjs'
import { ease } from '../ease.mjs'
import { bareCake } from './bareCake.mjs'

const { top } = bareCake
const kinds = ['dark', 'cocoa', 'milk']
const ring = (count, rx, ry, shift) =>
  Array.from({ length: count }, (_, n) => {
    const a = ((n + shift) / count) * Math.PI * 2
    return { x: Math.cos(a) * rx, y: Math.sin(a) * ry, n }
  }).sort((a, b) => a.y - b.y)
const truffles = ring(10, 248, 72, 0.25)
const curls = ring(9, 128, 34, 0.1).concat(ring(5, 62, 16, 0.4))

// The ring of truffles and the chocolate curls of the cake while they fall into place, `since` seconds after the first set off.
export function landingTruffles(since) {
  const fallen = truffles.map(({ x, y, n }, at) => {
    const from = at * 0.15
    const fall = ease.fall(since, from, from + 0.42)
    if (fall === 0) return ''
    // Landed, it is pressed flat for a moment and springs back.
    const after = Math.max(0, since - from - 0.42)
    const press = 0.2 * Math.exp(-after * 9) * Math.cos(after * 24) * (fall === 1 ? 1 : 0)
    const r = 62 + y * 0.05
    const high = 760 * (1 - fall)
    // A truffle is drawn with a shadow under it, which it has only when it lies.
    const truffle = drawTruffle({
      x,
      y: top + y - 42 - high + press * r * 0.6,
      r: r * (1 + press * 0.25),
      finish: kinds[n % 3],
      turn: n * 31 - 20 - (1 - fall) * 120,
      flat: 0.94 - press,
    }).replace('opacity="0.42"', `opacity="${0.42 * fall ** 4}"`)
    const rings = after > 0 && after < 0.5 ? ripple(x, y, after) : ''
    return `${rings}<ellipse cx="${x + 8}" cy="${top + y + 6}" rx="${r * 0.95}" ry="${r * 0.32}" fill="#140502" opacity="${0.5 * fall ** 3}" filter="blur(7)"/>${truffle}`
  })
  const strewn = curls.map(({ x, y, n }, at) => {
    const from = 1.35 + at * 0.045
    const fall = ease.fall(since, from, from + 0.4)
    if (fall === 0) return ''
    const high = 760 * (1 - fall)
    const turn = ((n * 67) % 180) - (1 - fall) * 200
    return `<g transform="translate(${x} ${top + y - 8 - high}) rotate(${turn})"><rect x="-42" y="-11" width="84" height="22" rx="11" fill="linear(90, #9A6238, #5C3018 55%, #2C130A)"/><path d="M-36 -4 H34" stroke="#D9A878" stroke-width="3" opacity="0.6"/></g>`
  })
  return fallen.slice(0, 5).join('') + strewn.join('') + fallen.slice(5).join('')
}

const ripple = (x, y, after) =>
  `<ellipse cx="${x}" cy="${top + y + 4}" rx="${56 + after * 80}" ry="${20 + after * 28}" fill="none" stroke="#D9A878" stroke-width="4" opacity="${0.5 * (1 - after * 2)}"/>`
