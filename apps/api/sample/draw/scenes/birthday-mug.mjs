import { contactShadow } from '../contactShadow.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { drawMug } from '../gifts/drawMug.mjs'
import { softGround } from '../softGround.mjs'

const flags = ['#B0124E', '#F2A20C', '#1E7348', '#F2A20C', '#B0124E', '#F2A20C', '#1E7348', '#B0124E'].map(
  (colour, n, all) => {
    const at = (k) => {
      const x = 290 + (460 * k) / all.length
      return { x, y: 440 + 62 * (1 - ((x - 520) / 230) ** 2) }
    }
    const a = at(n + 0.12)
    const b = at(n + 0.88)
    return `<path d="M${a.x} ${a.y} L${b.x} ${b.y} L${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + 52}Z" fill="${colour}"/>`
  },
)
const bunting = `<path d="M276 440 Q520 564 764 440" fill="none" stroke="#8A5200" stroke-width="5"/>${flags.join('')}`

const leaves = [
  [-118, 96],
  [118, -96],
  [-58, 150],
  [58, -150],
].map(([turn, bend], n) =>
  drawLeaf({
    x: 520,
    y: 752,
    length: 250,
    width: 96,
    turn,
    bend: bend / 5,
    green: n % 2 ? '#4C8A3C' : '#3F7A38',
  }),
)
const dots = [
  [372, 928, '#1E7348'],
  [668, 928, '#1E7348'],
  [432, 974, '#B0124E'],
  [608, 974, '#F2A20C'],
  [520, 956, '#B0124E'],
].map(([x, y, colour]) => `<circle cx="${x}" cy="${y}" r="10" fill="${colour}"/>`)

export default {
  ground: softGround('#F8D79A'),
  gift:
    contactShadow({ x: 540, y: 1052, width: 470, depth: 70 }) +
    drawMug({
      print: bunting + leaves.join('') + drawMarigold({ x: 520, y: 752, r: 154, turn: 12 }) + dots.join(''),
    }),
}
