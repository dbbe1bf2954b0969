import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'
import { drawCutFace } from './drawCutFace.mjs'
import { shadeOf } from './shadeOf.mjs'
import { tilt } from './tilt.mjs'

// One tier of a cake: its walls, their texture, and its top. `floor` is the height of its foot on the screen.
export function drawTier({
  outline,
  r,
  h,
  floor,
  coat,
  top = coat,
  side = 'smooth',
  sideColour = '#FFFFFF',
  layers,
  seed = 1,
}) {
  const next = seededNumbers(seed)
  const on = ({ x, z }, up, grow = 1) =>
    `${(x * r * grow).toFixed(1)} ${(floor + z * r * tilt * grow - up).toFixed(1)}`
  const walls = outline.map((a, n) => {
    const b = outline[(n + 1) % outline.length]
    const long = Math.hypot(b.x - a.x, b.z - a.z) || 1
    const normal = { x: (b.z - a.z) / long, z: -(b.x - a.x) / long }
    const cut = Boolean(a.heart || b.heart)
    return { a, b, cut, normal, z: (a.z + b.z) / 2 }
  })
  const front = walls.filter(({ normal }) => normal.z > 0.001).sort((p, q) => p.z - q.z)
  const quad = ({ a, b }) => `M${on(a, 0)}L${on(b, 0)}L${on(b, h)}L${on(a, h)}Z`
  const outer = front.filter(({ cut }) => !cut)
  const panels = outer.map((wall) => {
    const light = -wall.normal.x * 0.74 + wall.normal.z * 0.5 - 0.24
    const edge = wall.normal.x > 0.86 ? (wall.normal.x - 0.86) * 1.6 : 0
    const fill = shadeOf(coat, light * 0.95 + edge)
    return `<path d="${quad(wall)}" fill="${fill}" stroke="${fill}" stroke-width="1.6"/>`
  })
  const whole = outer.map(quad).join('')
  const onWall = (share, up, along) => {
    const { a, b, normal } = outer[Math.floor(share * (outer.length - 1))]
    return {
      x: (a.x + (b.x - a.x) * along) * r,
      y: floor + (a.z + (b.z - a.z) * along) * r * tilt - up,
      turn: normal.x,
    }
  }
  const dark = mixColours(coat, '#4A2410', 0.4)
  const strokes = side === 'bare' ? 0 : 26
  const knife = Array.from({ length: strokes }, () => {
    const up = (0.06 + next() * 0.86) * h
    const from = Math.floor(next() * outline.length)
    const run = Array.from({ length: 16 }, (_, k) => walls[(from + k) % walls.length]).filter(
      ({ cut, normal }) => !cut && normal.z > 0.05,
    )
    if (run.length < 4) return ''
    return `<path d="M${run.map(({ a }, k) => on(a, up + Math.sin(k / 5) * 3)).join('L')}" fill="none" stroke="${next() < 0.5 ? dark : '#FFFFFF'}" stroke-width="${(2 + next() * 4).toFixed(1)}" stroke-linecap="round" opacity="${(0.03 + next() * 0.07).toFixed(2)}"/>`
  })
  const band = (up, colour, width, opacity) => {
    const points = outer.toSorted((p, q) => p.a.x - q.a.x).map(({ a }) => a)
    const path = points.map(
      (a, n) =>
        `${n === 0 || Math.hypot(a.x - points[n - 1].x, a.z - points[n - 1].z) > 0.2 ? 'M' : 'L'}${on(a, up)}`,
    )
    return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
  }
  const textures = {
    smooth: () => '',
    bare: () =>
      [0.26, 0.54, 0.8]
        .map((share) => band(h * share, '#FFF8EA', h * 0.07, 0.94) + band(h * share - h * 0.03, dark, 3, 0.3))
        .join('') + speckle(420, (far) => (far < 0.5 ? '#FFF1D6' : dark), 1.6, 3.4, 0.5),
    combed: () =>
      Array.from(
        { length: Math.floor(h / 15) },
        (_, n) => band(n * 15 + 6, dark, 4, 0.2) + band(n * 15 + 10, '#FFFFFF', 3, 0.34),
      ).join(''),
    ombre: () =>
      Array.from({ length: 30 }, (_, n) =>
        band((n + 0.5) * (h / 30), sideColour, h / 30 + 2, Math.max(0, 0.85 - n / 26).toFixed(2)),
      ).join(''),
    crumbs: () => speckle(900, (far) => shadeOf(sideColour, far * 1.5 - 0.8), 3, 7, 0.95, 1),
    half: () => speckle(620, (far) => shadeOf(sideColour, far * 1.5 - 0.8), 3, 7, 0.95, 0.42),
    crust: () =>
      band(h * 0.1, '#B87A3C', h * 0.26, 1) +
      speckle(500, (far) => shadeOf('#B87A3C', far * 1.6 - 0.9), 2, 4, 0.9, 0.24),
    stripes: () =>
      outer
        .filter((_, n) => n % 6 < 2)
        .map((wall) => `<path d="${quad(wall)}" fill="${sideColour}" opacity="0.75"/>`)
        .join(''),
    sprinkles: () =>
      speckle(
        150,
        (far) => ['#E8557A', '#F2A20C', '#4FA38A', '#6C8FD6', '#B57AC9'][Math.floor(far * 5)],
        4,
        6,
        0.95,
        0.9,
      ),
    velvet: () => speckle(700, (far) => shadeOf(coat, far * 1.2 - 0.8), 1.6, 3, 0.55, 1),
  }
  function speckle(count, colour, least, most, opacity, reach = 1) {
    return Array.from({ length: count }, () => {
      const height = next() ** (reach < 1 ? 1.5 : 1) * reach
      const { x, y, turn } = onWall(next() * 0.999, 4 + height * (h - 8), next())
      const size = least + next() * (most - least)
      return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(size * (1 - Math.abs(turn) * 0.5)).toFixed(1)}" ry="${(size * 0.8).toFixed(1)}" fill="${colour(next())}" opacity="${opacity}"/>`
    }).join('')
  }
  const lid = `M${outline.map((point) => on(point, h)).join('L')}Z`
  const cuts = layers
    ? front.filter(({ cut }) => cut).map((wall, n) => drawCutFace({ wall, on, h, layers, seed: seed + n }))
    : []
  return `${cuts.join('')}${panels.join('')}<g>${knife.join('')}${textures[side]()}</g>
    <path d="${whole}" fill="linear(90, #FFFFFF/0.16, #FFFFFF/0 16%, #4A2410/0 55%, #4A2410/0.26)"/>
    <path d="${lid}" fill="linear(48, ${shadeOf(top, 0.62)}, ${shadeOf(top, 0.18)} 48%, ${shadeOf(top, -0.26)})"/>
    <path d="M${outline.map((point) => on(point, h - 1, 0.985)).join('L')}Z" fill="none" stroke="#FFFFFF" stroke-width="7" opacity="0.36" filter="blur(3)"/>`
}
