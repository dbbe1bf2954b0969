import { mixColours } from '../mixColours.mjs'
import { tilt } from './tilt.mjs'

// A shining faceted heart of pink chocolate lying on its board. Origin in its middle; about 700 wide.
export function drawPinataHeart({ colour = '#EE6A93' } = {}) {
  const rim = Array.from({ length: 26 }, (_, n) => {
    const t = (n / 26) * Math.PI * 2
    return {
      x: 360 * Math.sin(t) ** 3,
      z: -26 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t) + 2),
    }
  })
  const at = ({ x, z }, grow, up) => ({
    x: x * grow,
    y: z * 0.62 * grow - up,
    flat: { x: x * grow, z: z * grow, up },
  })
  const levels = [
    rim.map((p) => at(p, 1, 0)),
    rim.map((p) => at(p, 1.03, 66)),
    rim.map((p) => at(p, 0.76, 150)),
    rim.map((p) => at(p, 0.36, 190)),
  ]
  const top = at({ x: 0, z: -30 }, 1, 200)
  const facets = []
  const add = (a, b, c) => {
    const u = { x: b.flat.x - a.flat.x, z: b.flat.z - a.flat.z, up: b.flat.up - a.flat.up }
    const v = { x: c.flat.x - a.flat.x, z: c.flat.z - a.flat.z, up: c.flat.up - a.flat.up }
    const n = { x: u.z * v.up - u.up * v.z, up: u.x * v.z - u.z * v.x, z: u.up * v.x - u.x * v.up }
    const long = Math.hypot(n.x, n.up, n.z) || 1
    const sign = n.up < 0 ? -1 : 1
    const light = (sign * (-n.x * 0.6 + n.up * 0.66 + n.z * 0.18)) / long
    const fill =
      light > 0.42
        ? mixColours(colour, '#FFF1F4', Math.min(0.75, (light - 0.42) * 1.5))
        : mixColours(colour, '#7A0E3E', Math.min(0.8, (0.42 - light) * 0.95))
    facets.push({
      deep: (a.flat.z + b.flat.z + c.flat.z) / 3 + a.flat.up * 0.6,
      svg: `<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}L${c.x.toFixed(1)} ${c.y.toFixed(1)}Z" fill="${fill}" stroke="${fill}" stroke-width="1.5"/>`,
    })
  }
  levels.slice(0, -1).forEach((low, k) => {
    low.forEach((a, n) => {
      const b = low[(n + 1) % 26]
      const c = levels[k + 1][n]
      const d = levels[k + 1][(n + 1) % 26]
      add(a, b, c)
      add(b, d, c)
    })
  })
  for (const [n, a] of levels[3].entries()) add(a, levels[3][(n + 1) % 26], top)
  facets.sort((p, q) => p.deep - q.deep)
  return `<ellipse cx="20" cy="40" rx="350" ry="${(540 * tilt).toFixed(0)}" fill="#3A1E0E" opacity="0.4" filter="blur(18)"/>${facets.map(({ svg }) => svg).join('')}
    <ellipse cx="-170" cy="-250" rx="70" ry="26" transform="rotate(-24 -170 -250)" fill="#FFFFFF" opacity="0.65" filter="blur(9)"/>
    <ellipse cx="130" cy="-262" rx="44" ry="15" transform="rotate(16 130 -262)" fill="#FFFFFF" opacity="0.5" filter="blur(7)"/>`
}
