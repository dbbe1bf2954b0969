import { box } from './box.mjs'
import { makeSolid } from './makeSolid.mjs'
import { paint } from './paint.mjs'

// An open blue box lined with a quilted cushion, lying flat.
export function paddedBox() {
  const solid = makeSolid()
  box(solid, {
    width: 830,
    high: 110,
    deep: 560,
    colour: '#2F5A9A',
    open: true,
    inside: '#9DB6D8',
    gloss: 0.3,
  })
  const silk = paint('#AFC6E4', '#D3E2F4', '#E8F1FB')
  const puff = (u, v) => {
    const [a, b] = [(u * 4 + v * 3) * Math.PI, (u * 4 - v * 3) * Math.PI]
    return Math.sqrt(Math.abs(Math.sin(a) * Math.sin(b)))
  }
  solid.sheet({
    across: 150,
    along: 110,
    gloss: 0.4,
    colour: (u, v) => silk(0.3 + puff(u, v) * 0.5),
    at: (u, v) => [(u - 0.5) * 812, 46 + puff(u, v) * 26, (0.5 - v) * 542],
  })
  return solid
}
