import { drawCreamShell } from '../drawCreamShell.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawRose } from '../drawRose.mjs'
import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'
import { softGround } from '../softGround.mjs'

const middle = { x: 600, y: 500 }
const tilt = 0.64
const high = 190

// The heart, seen from above at a tilt; `grow` makes it larger or smaller.
function heartAt(t, grow = 1) {
  const across = 16 * Math.sin(t) ** 3
  const up = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t) + 2.2
  return { x: middle.x + across * 23.4 * grow, y: middle.y - up * 23.4 * tilt * grow }
}
const outline = (grow, steps = 200) =>
  Array.from({ length: steps }, (_, n) => heartAt((n / steps) * Math.PI * 2, grow))
const asPath = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
const even = (grow, gap) => {
  const kept = []
  let walked = gap
  const points = outline(grow, 2000)
  points.forEach((point, n) => {
    const before = points[(n + 1999) % 2000]
    walked += Math.hypot(point.x - before.x, (point.y - before.y) / 0.8)
    if (walked >= gap) {
      walked = 0
      kept.push(point)
    }
  })
  return kept
}

const rim = outline(1, 240)
const sides = rim.map((a, n) => {
  const b = rim[(n + 1) % rim.length]
  const long = Math.hypot(b.x - a.x, (b.y - a.y) / tilt) || 1
  const normal = { x: -(b.y - a.y) / tilt / long, y: (b.x - a.x) / long }
  const facing = -normal.x
  const glow = Math.max(0, Math.min(1, 0.46 + facing * -0.44))
  const shade = mixColours('#5A0614', '#C4243A', glow)
  return {
    y: (a.y + b.y) / 2,
    svg: `<path d="M${a.x} ${a.y}L${b.x} ${b.y}v${high}L${a.x} ${a.y + high}Z" fill="${shade}" stroke="${shade}" stroke-width="1.5"/>`,
  }
})
sides.sort((a, b) => a.y - b.y)

const next = seededNumbers(5)
const crumbs = Array.from({ length: 150 }, () => {
  const { x, y } = heartAt(next() * Math.PI * 2, Math.sqrt(next()) * 0.9)
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(2 + next() * 3).toFixed(1)}" fill="${next() < 0.5 ? '#7A0C1E' : '#E0566A'}" opacity="0.55"/>`
})
const sideCrumbs = Array.from({ length: 190 }, () => {
  const { x, y } = heartAt(Math.PI * (0.5 + next()), 0.995)
  return `<circle cx="${x.toFixed(1)}" cy="${(y + 16 + next() * (high - 30)).toFixed(1)}" r="${(1.6 + next() * 2.6).toFixed(1)}" fill="${next() < 0.5 ? '#4A0410' : '#E0566A'}" opacity="0.4"/>`
})
const shells = (points, lift, r) =>
  [...points]
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }, n) => drawCreamShell({ x, y: y + lift, r, turn: n * 40 }))
const foot = even(1.03, 52)
const far = foot.filter(({ y }) => y <= 408)
const near = foot.filter(({ y }) => y > 408)
const pearls = even(0.66, 46).map(
  ({ x, y }) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="radial(35 30 80, #FFFFFF, #F0D9C0)"/>`,
)

const board = (lift, fill) => `<ellipse cx="600" cy="${720 + lift}" rx="468" ry="282" fill="${fill}"/>`
const posy = `<g filter="shadow(4 8 6 0.4)">${[
  [-92, 40],
  [92, -40],
  [60, -122],
  [-60, 122],
]
  .map(([turn], n) =>
    drawLeaf({ x: 600, y: 482, length: 118, width: 58, turn, green: n % 2 ? '#4C8A3C' : '#3F7A38' }),
  )
  .join('')}</g>
  ${[
    [548, 490, 50],
    [654, 492, 50],
    [600, 462, 60],
  ]
    .map(
      ([x, y, r], n) =>
        `<ellipse cx="${x + 4}" cy="${y + 14}" rx="${r}" ry="${r * 0.8}" fill="#2A0310" opacity="0.45" filter="blur(7)"/>${drawRose({ x, y, r, turn: n * 80, seed: 70 + n, colour: n === 2 ? '#F4A9B0' : '#F9CFC4', shade: '#A81C48' })}`,
    )
    .join('')}`

export default {
  ground: softGround('#F2B8B8'),
  gift: `<ellipse cx="630" cy="780" rx="482" ry="290" fill="#6B3F1D" opacity="0.24" filter="blur(30)"/><ellipse cx="606" cy="752" rx="466" ry="282" fill="#3A1E0E" opacity="0.4" filter="blur(14)"/>
    ${board(22, 'linear(20, #C9963C, #8A5E18 60%, #6E4812)')}${board(0, 'linear(30, #FFFFFF, #FBF1E2 45%, #E6D2B8)')}
    <ellipse cx="600" cy="720" rx="452" ry="270" fill="none" stroke="#E3B95A" stroke-width="5"/>
    <path d="${asPath(outline(1.05))}" transform="translate(16 ${high + 14})" fill="#3A0A10" opacity="0.45" filter="blur(16)"/>
    ${shells(far, high - 8, 31).join('')}${sides.map(({ svg }) => svg).join('')}${sideCrumbs.join('')}
    <path d="${asPath(rim)}" fill="linear(50, #DB4257, #B8152F 45%, #8A0A20)"/>
    ${crumbs.join('')}${pearls.join('')}
    ${shells(near, high - 8, 31).join('')}${shells(even(0.955, 56), -10, 35).join('')}${posy}`,
}
