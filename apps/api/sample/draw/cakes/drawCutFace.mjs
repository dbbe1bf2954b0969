import { seededNumbers } from '../seededNumbers.mjs'
import { shadeOf } from './shadeOf.mjs'

// The inside of a cut cake: layers of sponge, cream and fruit, from the foot to the top.
export function drawCutFace({ wall, on, h, layers, seed }) {
  const next = seededNumbers(seed * 31)
  const { a, b, normal } = wall
  const light = -normal.x * 0.5 + 0.1
  const between = (share) => ({ x: a.x + (b.x - a.x) * share, z: a.z + (b.z - a.z) * share })
  const spans = []
  for (const [colour, share, kind = 'sponge'] of layers) {
    const from = spans.at(-1)?.to ?? 0
    spans.push({ colour, kind, from, to: from + share })
  }
  const whole = spans.at(-1).to
  const level = (up, share) =>
    on(between(share), (up / whole) * h + Math.sin(share * 9 + up * 40) * 3 * (up > 0 && up < whole ? 1 : 0))
  const steps = Array.from({ length: 13 }, (_, n) => n / 12)
  const bands = spans.map(({ colour, kind, from, to }) => {
    const path = `M${steps.map((s) => level(to, s)).join('L')}L${[...steps]
      .reverse()
      .map((s) => level(from, s))
      .join('L')}Z`
    const specks = Array.from({ length: kind === 'sponge' ? 110 : 14 }, () => {
      const [x, y] = level(from + (to - from) * (0.08 + next() * 0.84), next()).split(' ')
      const size = kind === 'sponge' ? 1.4 + next() * 3.4 : 3 + next() * 4
      return `<ellipse cx="${x}" cy="${y}" rx="${size.toFixed(1)}" ry="${(size * 0.7).toFixed(1)}" fill="${shadeOf(colour, next() < 0.4 ? 0.5 : -0.34)}" opacity="${kind === 'sponge' ? 0.55 : 0.3}"/>`
    })
    return `<path d="${path}" fill="${shadeOf(colour, light)}"/>${specks.join('')}`
  })
  const face = `M${on(a, 0)}L${on(b, 0)}L${on(b, h)}L${on(a, h)}Z`
  const deep = a.heart ? '180' : '0'
  return `${bands.join('')}<path d="${face}" fill="linear(${deep}, #2A1208/0, #2A1208/0.05 50%, #2A1208/0.34)"/>`
}
