import { drawTruffle } from './drawTruffle.mjs'

const wide = 340
const deep = 108
const top = -380
const drips = [
  [-318, 70],
  [-262, 128],
  [-196, 84],
  [-128, 168],
  [-58, 104],
  [12, 150],
  [84, 92],
  [150, 176],
  [218, 110],
  [276, 138],
  [324, 64],
]

// A round chocolate cake on a gold board. Origin in the middle of its foot; 900 wide with the board, about 500 high.
export function drawTruffleCake() {
  const edge = (x) => top + deep * Math.sqrt(Math.max(0, 1 - (x / wide) ** 2))
  const flow = []
  for (let x = -wide; x <= wide; x += 4) {
    const drop = drips.reduce((sum, [at, long]) => Math.max(sum, long * Math.exp(-(((x - at) / 27) ** 4))), 0)
    const fade = Math.sqrt(Math.max(0, 1 - (x / wide) ** 2))
    flow.push(`L${x} ${(edge(x) + 26 * fade + drop * (0.35 + 0.65 * fade)).toFixed(1)}`)
  }
  const glaze = `M${-wide} ${top} ${flow.join(' ')} L${wide} ${top} A${wide} ${deep} 0 0 0 ${-wide} ${top}Z`
  const gloss = drips.slice(1, -1).map(([x, long]) => {
    const y = edge(x) + 34
    return `<path d="M${x - 12} ${y} v${long * 0.55}" stroke="#FFEBD6" stroke-width="6" stroke-linecap="round" opacity="${x < 60 ? 0.42 : 0.18}"/>`
  })
  const ring = (count, rx, ry, shift) =>
    Array.from({ length: count }, (_, n) => {
      const a = ((n + shift) / count) * Math.PI * 2
      return { x: Math.cos(a) * rx, y: Math.sin(a) * ry, n }
    }).sort((a, b) => a.y - b.y)
  const kinds = ['dark', 'cocoa', 'milk']
  const truffles = ring(10, 248, 72, 0.25).map(({ x, y, n }) =>
    drawTruffle({ x, y: top + y - 42, r: 62 + y * 0.05, finish: kinds[n % 3], turn: n * 31 - 20 }),
  )
  const curls = ring(9, 128, 34, 0.1)
    .concat(ring(5, 62, 16, 0.4))
    .map(
      ({ x, y, n }) =>
        `<g transform="translate(${x} ${top + y - 8}) rotate(${(n * 67) % 180})"><rect x="-42" y="-11" width="84" height="22" rx="11" fill="linear(90, #9A6238, #5C3018 55%, #2C130A)"/><path d="M-36 -4 H34" stroke="#D9A878" stroke-width="3" opacity="0.6"/></g>`,
    )
  const pearls = ring(46, wide + 4, deep + 2, 0)
    .filter(({ y }) => y > -4)
    .map(
      ({ x, y }) =>
        `<circle cx="${x.toFixed(1)}" cy="${(y - 6).toFixed(1)}" r="23" fill="radial(36 28 80, #8A5230, #4C2412 50%, #210D06)"/><ellipse cx="${(x - 7).toFixed(1)}" cy="${(y - 15).toFixed(1)}" rx="6" ry="4" fill="#FFE9D2" opacity="0.5"/>`,
    )
  return `
    <ellipse cx="0" cy="36" rx="446" ry="142" fill="linear(20, #C9963C, #8A5E18 60%, #6E4812)"/>
    <ellipse cx="0" cy="16" rx="446" ry="142" fill="linear(20, #FBE7B0, #EBC66C 40%, #C9963C)"/>
    <ellipse cx="0" cy="16" rx="428" ry="132" fill="none" stroke="#FFF4D2" stroke-width="4" opacity="0.8"/>
    <ellipse cx="26" cy="14" rx="376" ry="122" fill="#4A2A08" opacity="0.5" filter="blur(14)"/>
    <path d="M${-wide} ${top} V0 A${wide} ${deep} 0 0 0 ${wide} 0 V${top}Z" fill="linear(0, #6E3D22, #A5673C 22%, #84492A 52%, #54290F 84%, #3E1D0B)"/>
    <path d="M${-wide} -190 A${wide} ${deep} 0 0 0 ${wide} -190" fill="none" stroke="#4A2410" stroke-width="5" opacity="0.4"/>
    <path d="M${-wide} -184 A${wide} ${deep} 0 0 0 ${wide} -184" fill="none" stroke="#D09A6C" stroke-width="3" opacity="0.35"/>
    <g filter="shadow(3 8 7 0.5)"><path d="${glaze}" fill="linear(0, #2A1209, #4E2612 24%, #351709 55%, #1C0A04)"/></g>
    ${gloss.join('')}
    <ellipse cx="0" cy="${top}" rx="${wide}" ry="${deep}" fill="linear(40, #66371D, #3E1C0E 45%, #220D06)"/>
    <ellipse cx="-4" cy="${top + 2}" rx="${wide - 10}" ry="${deep - 6}" fill="none" stroke="#C08A5C" stroke-width="4" opacity="0.45"/>
    ${truffles.slice(0, 5).join('')}${curls.join('')}${truffles.slice(5).join('')}
    ${pearls.join('')}`
}
