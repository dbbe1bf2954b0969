import { contactShadow } from '../contactShadow.mjs'
import { drawHeartLeaf } from '../drawHeartLeaf.mjs'
import { drawPot } from '../drawPot.mjs'
import { placeAt } from '../placeAt.mjs'
import { seededNumbers } from '../seededNumbers.mjs'
import { softGround } from '../softGround.mjs'

const next = seededNumbers(33)
const mouth = { x: 600, y: 430 }

// Trailing vines as cubic curves from the pot's mouth.
const vines = [
  [[470, 440], [330, 330], [250, 560], [268, 950], 9],
  [[500, 440], [380, 380], [372, 560], [388, 800], 6],
  [[730, 440], [870, 330], [950, 540], [930, 880], 8],
  [[700, 440], [810, 390], [834, 520], [812, 720], 5],
]
const along = ([a, b, c, d], t) => {
  const mix = (n) =>
    (1 - t) ** 3 * a[n] + 3 * (1 - t) ** 2 * t * b[n] + 3 * (1 - t) * t * t * c[n] + t ** 3 * d[n]
  return { x: mix(0), y: mix(1) }
}
const trails = vines.map((vine, v) => {
  const [a, b, c, d, count] = vine
  const path = `M${a} C${b} ${c} ${d}`
  const leaves = Array.from({ length: count }, (_, n) => {
    const t = 0.16 + (0.84 * n) / (count - 1)
    const { x, y } = along(vine, t)
    const last = n === count - 1
    const side = (n + v) % 2 ? 1 : -1
    return drawHeartLeaf({
      x: x + (last ? 0 : side * 12),
      y,
      size: 136 - t * 44,
      turn: last ? 4 : side * -(46 + next() * 22),
      tone: n + v,
      splash: (n + v) % 3 !== 1,
    })
  })
  return `<path d="${path}" fill="none" stroke="#4C7A32" stroke-width="10" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#9CC565" stroke-width="4" stroke-linecap="round" opacity="0.8" transform="translate(-2 0)"/>${leaves.join('')}`
})

// The crown: leaves on short stalks, the far ones first.
const crown = [
  [520, 262, 138],
  [682, 258, 222],
  [600, 236, 188],
  [432, 312, 108],
  [770, 312, 252],
  [560, 316, 96],
  [646, 320, 268],
  [400, 378, 74],
  [800, 380, 286],
  [492, 350, 62],
  [712, 352, 298],
  [604, 330, 10],
  [540, 402, 34],
  [668, 404, 326],
  [602, 420, 2],
].map(([x, y, turn], n) => {
  const stalk = `<path d="M${mouth.x + (x - mouth.x) * 0.3} ${mouth.y + 6} Q${mouth.x + (x - mouth.x) * 0.5} ${y + 10} ${x} ${y}" fill="none" stroke="#5E9440" stroke-width="9" stroke-linecap="round"/>`
  const leaf = drawHeartLeaf({
    x,
    y,
    size: 140 + next() * 22,
    turn: turn + (next() - 0.5) * 14,
    tone: n,
    splash: n % 3 !== 0,
  })
  return `${stalk}<g filter="shadow(3 7 6 0.26)">${leaf}</g>`
})

const leg = (x1, x2, y2) =>
  `<path d="M${x1} 770 L${x2} ${y2}" stroke="#7E542C" stroke-width="34" stroke-linecap="round"/><path d="M${x1 - 5} 770 L${x2 - 5} ${y2}" stroke="#D2A26A" stroke-width="14" stroke-linecap="round"/>`
const stool = `
  <path d="M600 770 L600 1006" stroke="#6B4522" stroke-width="28" stroke-linecap="round"/>
  ${leg(456, 410, 1052)}${leg(744, 790, 1052)}
  <path d="M380 756 v26 A220 44 0 0 0 820 782 v-26Z" fill="linear(0, #B98450, #DDB07A 24%, #C08A54 55%, #8A5C30)"/>
  <ellipse cx="600" cy="756" rx="220" ry="44" fill="linear(30, #F0CD9C, #DDB07A 50%, #BE8A54)"/>
  <path d="M420 752 C520 730 680 732 780 756 M450 772 C540 752 660 756 740 776" fill="none" stroke="#A87442" stroke-width="3" opacity="0.45"/>
  <ellipse cx="616" cy="758" rx="160" ry="30" fill="#4A2A10" opacity="0.5" filter="blur(10)"/>`

export default {
  ground: softGround('#C9DDB2'),
  gift:
    contactShadow({ x: 610, y: 1062, width: 470, depth: 44 }) +
    stool +
    placeAt(
      drawPot({ width: 400, height: 322, rim: 46, foot: 0.72, colour: '#F1EBE2', saucer: false }),
      mouth,
    ) +
    `<g filter="shadow(10 10 12 0.22)">${trails.join('')}</g>` +
    crown.join(''),
}
