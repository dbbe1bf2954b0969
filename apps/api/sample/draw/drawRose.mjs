import { mixColours } from './mixColours.mjs'
import { seededNumbers } from './seededNumbers.mjs'

// A full rose seen from the front: rings of petals, each ring smaller and deeper, round a rolled heart.
const rings = [
  { petals: 6, reach: 1, width: 0.62, deep: 0.1 },
  { petals: 5, reach: 0.83, width: 0.56, deep: 0.02 },
  { petals: 5, reach: 0.65, width: 0.47, deep: 0.1 },
  { petals: 4, reach: 0.48, width: 0.4, deep: 0.18 },
  { petals: 3, reach: 0.32, width: 0.31, deep: 0.26 },
]

export function drawRose({ x, y, r, turn = 0, seed = 1, colour = '#C4122F', shade = '#2A0310' }) {
  const next = seededNumbers(seed)
  const light = mixColours(colour, '#FFC4B8', 0.3)
  const dark = mixColours(colour, shade, 0.62)
  const petals = rings.map((ring, index) => {
    const start = index * 37 + next() * 24
    return Array.from({ length: ring.petals }, (_, n) => {
      const angle = start + (360 / ring.petals) * n + (next() - 0.5) * 12
      const reach = ring.reach * (0.95 + next() * 0.09)
      return petal(angle, reach, ring.width, mixColours(colour, dark, ring.deep), light, dark)
    }).join('')
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r})">
    ${petals.join('')}
    <circle r="0.15" fill="${dark}"/>
    <path d="M-0.13 0.03 C-0.12 -0.16 0.14 -0.16 0.13 0.02 C0.12 0.13 -0.05 0.13 -0.05 0.02 C-0.05 -0.04 0.05 -0.05 0.05 0.02" fill="none" stroke="${mixColours(colour, light, 0.35)}" stroke-width="0.045" stroke-linecap="round"/>
    <g transform="rotate(${-turn})">
      <circle cx="-0.3" cy="-0.34" r="0.75" fill="radial(50 50 50, #FFE3D2/0.24, #FFE9DC/0)"/>
      <circle cx="0.3" cy="0.36" r="0.72" fill="radial(50 50 50, ${shade}/0.36, ${shade}/0)"/>
    </g>
  </g>`
}

function petal(angle, reach, width, body, light, dark) {
  const w = width
  const t = reach
  const outline = `M0 0.05 C${-w * 0.75} 0 ${-w * 1.2} ${-t * 0.72} ${-w * 0.62} ${-t * 0.93} C${-w * 0.3} ${-t * 1.05} ${-w * 0.1} ${-t * 0.96} 0 ${-t} C${w * 0.2} ${-t * 1.05} ${w * 0.4} ${-t * 1.02} ${w * 0.64} ${-t * 0.9} C${w * 1.18} ${-t * 0.68} ${w * 0.75} 0 0 0.05Z`
  const lip = `M${-w * 0.86} ${-t * 0.66} C${-w * 0.86} ${-t * 0.86} ${-w * 0.5} ${-t} ${-w * 0.25} ${-t * 0.985} C0 ${-t * 0.95} ${w * 0.2} ${-t * 1.05} ${w * 0.6} ${-t * 0.9} C${w * 0.84} ${-t * 0.8} ${w * 0.88} ${-t * 0.7} ${w * 0.86} ${-t * 0.6} C${w * 0.6} ${-t * 0.9} ${-w * 0.5} ${-t * 0.96} ${-w * 0.86} ${-t * 0.66}Z`
  return `<g transform="rotate(${angle.toFixed(2)})">
    <path d="${outline}" transform="translate(0 -0.02) scale(1.035)" fill="${dark}" opacity="0.5"/>
    <path d="${outline}" fill="linear(90, ${mixColours(body, light, 0.3)}, ${body} 32%, ${dark} 88%)"/>
    <path d="${lip}" fill="${light}" opacity="0.42"/>
  </g>`
}
