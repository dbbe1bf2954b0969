import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'
import { tilt } from './tilt.mjs'

// A glaze poured over a tier: the shining top and the drops running down the front.
export function drawGlaze({ outline, r, h, floor, colour, long = 120, seed = 2 }) {
  const next = seededNumbers(seed)
  const front = outline
    .map((a, n) => {
      const b = outline[(n + 1) % outline.length]
      const reach = Math.hypot(b.x - a.x, b.z - a.z) || 1
      return { a, cut: Boolean(a.heart || b.heart), normal: -(b.x - a.x) / reach }
    })
    .filter(({ cut, normal }) => !cut && normal > 0.001)
    .sort((p, q) => p.a.x - q.a.x)
  const first = front[0].a.x
  const last = front.at(-1).a.x
  const arcs = []
  for (let angle = 0.14; angle < Math.PI - 0.06; angle += 0.16 + next() * 0.12) {
    arcs.push({
      at: (first + last) / 2 - ((last - first) / 2) * Math.cos(angle),
      long: long * (0.35 + next() * 0.75),
      wide: (0.05 + next() * 0.018) * Math.max(0.45, Math.sin(angle)),
    })
  }
  const edge = (x) => {
    const n = front.findIndex(({ a }) => a.x >= x)
    return front[n < 0 ? front.length - 1 : n].a.z
  }
  const flow = []
  for (let n = 0; n <= 320; n += 1) {
    const x = first + ((last - first) * n) / 320
    const drop = arcs.reduce(
      (sum, arc) => Math.max(sum, arc.long * Math.exp(-(((x - arc.at) / arc.wide) ** 4))),
      0,
    )
    const gap = front.some(({ a }) => Math.abs(a.x - x) < 0.03)
    const thin = Math.min(1, (x - first) * 12, (last - x) * 12)
    flow.push({
      x: x * r,
      top: floor + edge(x) * r * tilt - h,
      drop: gap ? (22 + drop) * (0.3 + 0.7 * Math.max(0, thin)) : 0,
    })
  }
  const lower = flow.map(({ x, top, drop }) => `${x.toFixed(1)} ${(top + drop).toFixed(1)}`)
  const upper = [...flow].reverse().map(({ x, top }) => `${x.toFixed(1)} ${(top - 1).toFixed(1)}`)
  const lid = `M${outline.map(({ x, z }) => `${(x * r).toFixed(1)} ${(floor + z * r * tilt - h).toFixed(1)}`).join('L')}Z`
  const light = mixColours(colour, '#FFF3E0', 0.34)
  const dark = mixColours(colour, '#140602', 0.5)
  const gloss = arcs
    .filter(({ at }) => front.some(({ a }) => Math.abs(a.x - at) < 0.03))
    .map(({ at, long: run, wide }) => {
      const y = floor + edge(at) * r * tilt - h + 22
      return `<path d="M${(at * r - wide * r * 0.36).toFixed(1)} ${y.toFixed(1)}v${(run * 0.62).toFixed(1)}" stroke="#FFFFFF" stroke-width="${(wide * r * 0.3).toFixed(1)}" stroke-linecap="round" opacity="${at < 0.3 ? 0.42 : 0.2}" filter="blur(1.5)"/>`
    })
  const mid = floor - h
  return `<g filter="shadow(3 7 6 0.42)"><path d="M${lower.join('L')}L${upper.join('L')}Z" fill="linear(0, ${mixColours(colour, dark, 0.4)}, ${light} 24%, ${colour} 54%, ${dark})"/></g>
    ${gloss.join('')}
    <path d="${lid}" fill="linear(44, ${light}, ${colour} 48%, ${mixColours(colour, dark, 0.55)})"/>
    <ellipse cx="${(-r * 0.34).toFixed(0)}" cy="${(mid - r * tilt * 0.34).toFixed(0)}" rx="${(r * 0.46).toFixed(0)}" ry="${(r * tilt * 0.34).toFixed(0)}" fill="#FFFFFF" opacity="0.2" filter="blur(18)"/>
    <path d="M${(-r * 0.86).toFixed(0)} ${mid.toFixed(0)} A${(r * 0.88).toFixed(0)} ${(r * tilt * 0.86).toFixed(0)} 0 0 1 ${(-r * 0.1).toFixed(0)} ${(mid - r * tilt * 0.86).toFixed(0)}" fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" opacity="0.35" filter="blur(3)"/>`
}
