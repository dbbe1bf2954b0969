import { contactShadow } from '../contactShadow.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawSunflower } from '../drawSunflower.mjs'
import { softGround } from '../softGround.mjs'

// Stems cross at the tie (600, 800) and spread again below it.
const heads = [
  [600, 246, 138],
  [392, 318, 132],
  [808, 314, 132],
  [288, 500, 122],
  [912, 496, 122],
  [486, 480, 140],
  [718, 486, 138],
  [602, 636, 124],
]
const feet = [604, 704, 500, 746, 462, 660, 548, 580]

const stems = heads.map(([x, y], n) => {
  const path = `M${x} ${y} Q${600 + (x - 600) * 0.36} ${640} 600 800 Q${600 + (feet[n] - 600) * 0.55} ${920} ${feet[n]} ${1052 + (n % 3) * 8}`
  return `<path d="${path}" fill="none" stroke="#2F5A26" stroke-width="27"/>
    <path d="${path}" fill="none" stroke="#5E9440" stroke-width="21"/>
    <path d="${path}" fill="none" stroke="#A5CC74" stroke-width="5" opacity="0.6" transform="translate(-4 0)"/>
    <ellipse cx="${feet[n]}" cy="${1052 + (n % 3) * 8}" rx="13" ry="6" fill="#CFE0A6"/>`
})
const leaves = [
  [400, 610, -66, 230],
  [800, 610, 66, 230],
  [470, 690, -84, 220],
  [734, 690, 84, 220],
  [600, 440, 0, 300],
  [450, 420, -22, 260],
  [752, 420, 22, 260],
  [350, 470, -50, 200],
  [850, 470, 52, 200],
  [560, 770, -52, 190],
  [648, 770, 52, 190],
].map(([x, y, turn, length], n) =>
  drawLeaf({ x, y, turn, length, width: length * 0.52, green: n % 2 ? '#4C8A3C' : '#5F9C47' }),
)

const jute = Array.from({ length: 7 }, (_, n) => {
  const y = 776 + n * 9
  return `<path d="M556 ${y} Q600 ${y + 14} 644 ${y - 2}" fill="none" stroke="#6E4A22" stroke-width="11" stroke-linecap="round"/>
    <path d="M556 ${y - 1} Q600 ${y + 13} 644 ${y - 3}" fill="none" stroke="#D3A869" stroke-width="8" stroke-linecap="round"/>
    <path d="M558 ${y - 1} Q600 ${y + 13} 642 ${y - 3}" fill="none" stroke="#8C6230" stroke-width="8" stroke-dasharray="2 7" opacity="0.6"/>`
})
const cord = (
  path,
) => `<path d="${path}" fill="none" stroke="#6E4A22" stroke-width="13" stroke-linecap="round"/>
  <path d="${path}" fill="none" stroke="#DDB478" stroke-width="9" stroke-linecap="round"/>
  <path d="${path}" fill="none" stroke="#8C6230" stroke-width="9" stroke-dasharray="2 8" opacity="0.55"/>`
const knot =
  cord(
    'M606 806 C540 720 440 740 452 800 C462 850 560 830 606 806 C660 730 760 730 752 796 C744 846 650 832 606 806',
  ) +
  cord('M600 808 C570 850 530 880 520 934') +
  cord('M612 808 C640 850 690 870 704 922') +
  `<circle cx="606" cy="806" r="20" fill="radial(35 30 80, #EBC78F, #A97B41)"/>`

const flowers = heads.map(
  ([x, y, r], n) =>
    `<circle cx="${x + 10}" cy="${y + 18}" r="${r * 0.86}" fill="#22330F" opacity="${n < 5 ? 0 : 0.42}" filter="blur(12)"/>${drawSunflower({ x, y, r, turn: n * 23, seed: 7 + n })}`,
)

export default {
  ground: softGround('#F6DC94'),
  gift:
    contactShadow({ x: 606, y: 1066, width: 360, depth: 46 }) +
    stems.join('') +
    leaves.join('') +
    flowers.join('') +
    `<g filter="shadow(4 8 6 0.3)">${jute.join('')}${knot}</g>`,
}
