import { bareCake } from './bareCake.mjs'

const { wide, deep, top } = bareCake
// Where each drip runs down (from the middle), how far, and when it sets off, in seconds after the rim is reached.
const drips = [
  [-318, 70, 0.5],
  [-262, 128, 0.22],
  [-196, 84, 0.4],
  [-128, 168, 0.05],
  [-58, 104, 0.3],
  [12, 150, 0],
  [84, 92, 0.34],
  [150, 176, 0.1],
  [218, 110, 0.28],
  [276, 138, 0.18],
  [324, 64, 0.55],
]
const edge = (x) => top + deep * Math.sqrt(Math.max(0, 1 - (x / wide) ** 2))
const slow = (t) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 4

// Ganache that has spread over a share of the top (0 to 1) and, `since` seconds after it reached the rim, runs down the side.
export function flowingGanache({ spread, since }) {
  if (spread <= 0) return ''
  return `${since > 0 ? side(since) : ''}${pool(Math.min(1, spread))}`
}

function pool(spread) {
  const uneven = 0.1 * Math.sin(Math.min(1, spread) * Math.PI) ** 0.7
  const outline = (down, grow) =>
    Array.from({ length: 72 }, (_, n) => {
      const a = (n / 72) * Math.PI * 2
      const wave = Math.sin(a * 3 + 0.6) * 0.6 + Math.sin(a * 5 + 2.1) * 0.4 + Math.sin(a * 8) * 0.2
      const far = spread * (1 + uneven * wave) + grow / wide
      return `${(Math.cos(a) * wide * far).toFixed(1)} ${(top + down + Math.sin(a) * deep * far).toFixed(1)}`
    }).join('L')
  const thick = 7 * Math.min(1, (1 - spread) * 6)
  return `
    <path d="M${outline(thick + 4, 4)}Z" fill="#2A1206" opacity="${0.4 * Math.min(1, (1 - spread) * 8)}" filter="blur(6)"/>
    <path d="M${outline(thick, 0)}Z" fill="#1A0803"/>
    <path d="M${outline(0, 0)}Z" fill="linear(40, #66371D, #3E1C0E 45%, #220D06)"/>
    <path d="M${outline(2, -10 + 6 * Math.min(1, (1 - spread) * 6))}Z" fill="none" stroke="#C08A5C" stroke-width="4" opacity="${0.2 + 0.25 * spread ** 4}"/>
    <ellipse cx="${-wide * 0.34 * spread}" cy="${top - deep * 0.36 * spread}" rx="${wide * 0.42 * spread}" ry="${deep * 0.3 * spread}" fill="radial(50 50 50, #FFE9D0/0.34, #FFE9D0/0)"/>`
}

function side(since) {
  const lip = slow(since / 0.9)
  const run = drips.map(([x, long, wait]) => [x, long * slow((since - wait) / 2.1)])
  const flow = []
  for (let x = -wide; x <= wide; x += 4) {
    const drop = run.reduce((most, [at, long]) => Math.max(most, long * Math.exp(-(((x - at) / 27) ** 4))), 0)
    const fade = Math.sqrt(Math.max(0, 1 - (x / wide) ** 2))
    flow.push(`L${x} ${(edge(x) + 26 * fade * lip + drop * (0.35 + 0.65 * fade)).toFixed(1)}`)
  }
  const glaze = `M${-wide} ${top} ${flow.join(' ')} L${wide} ${top} A${wide} ${deep} 0 0 0 ${-wide} ${top}Z`
  const gloss = run.slice(1, -1).map(([x, long]) => {
    const fade = Math.sqrt(1 - (x / wide) ** 2)
    const y = edge(x) + 26 * fade * lip
    const drop = long * (0.35 + 0.65 * fade)
    const seen = Math.min(1, Math.max(0, (drop - 30) / 30))
    return seen === 0
      ? ''
      : `<path d="M${x - 11} ${y + 4} v${drop * 0.56}" stroke="#FFEBD6" stroke-width="6" stroke-linecap="round" opacity="${(x < 60 ? 0.42 : 0.18) * seen}"/><ellipse cx="${x - 5}" cy="${y + drop - 13}" rx="9" ry="6" fill="#A8714A" opacity="${0.34 * seen}" filter="blur(2)"/>`
  })
  return `<g filter="shadow(3 8 7 0.5)"><path d="${glaze}" fill="linear(0, #2A1209, #4E2612 24%, #351709 55%, #1C0A04)"/></g>${gloss.join('')}`
}
