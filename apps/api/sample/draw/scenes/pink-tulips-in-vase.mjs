import { contactShadow } from '../contactShadow.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawTulip } from '../drawTulip.mjs'
import { softGround } from '../softGround.mjs'

// x, y of the cup's foot, its turn, its size, its colour, and where the stem stands in the vase.
const tulips = [
  [474, 330, -14, 190, '#F08BAA', 560],
  [728, 326, 14, 190, '#E86A93', 650],
  [600, 290, 1, 200, '#EE7FA3', 604],
  [330, 452, -34, 180, '#E86A93', 520],
  [872, 448, 34, 180, '#F08BAA', 690],
  [420, 540, -20, 186, '#F5A3BB', 574],
  [784, 534, 20, 186, '#EE7FA3', 636],
  [530, 476, -6, 202, '#E86A93', 590],
  [674, 482, 8, 198, '#F5A3BB', 622],
]
const stems = tulips.map(([x, y, , , , foot]) => {
  const path = `M${x} ${y} Q${600 + (x - 600) * 0.42} ${y + 190} ${600 + (x - 600) * 0.16} 690 T${1200 - foot} 1010`
  return `<path d="${path}" fill="none" stroke="#3F6E30" stroke-width="19" stroke-linecap="round"/>
    <path d="${path}" fill="none" stroke="#7FB35A" stroke-width="13" stroke-linecap="round"/>
    <path d="${path}" fill="none" stroke="#CBE3A0" stroke-width="3.5" opacity="0.7" transform="translate(-3 0)"/>`
})
const leaf = ([x, y, turn, length, bend], n) =>
  drawLeaf({ x, y, turn, length, width: 84, bend, ribbed: false, green: n % 2 ? '#5D9A4C' : '#4B873F' })
const behind = [
  [578, 930, -22, 640, -70],
  [622, 930, 22, 640, 70],
  [592, 940, -7, 640, -20],
  [612, 940, 9, 620, 30],
].map(leaf)
const before = [
  [576, 950, -21, 560, -150],
  [626, 950, 21, 560, 150],
  [590, 960, -10, 500, -40],
  [614, 960, 9, 500, 40],
].map(leaf)
const cups = tulips.map(
  ([x, y, turn, size, colour]) =>
    `<g filter="shadow(6 10 9 0.26)">${drawTulip({ x, y, size, turn, colour })}</g>`,
)

const glass =
  'M462 668 C466 770 446 900 452 1030 C454 1062 480 1078 600 1078 C720 1078 746 1062 748 1030 C754 900 734 770 738 668Z'
const vaseBack = `
  <path d="${glass}" fill="linear(0, #B8CCCB/0.55, #F4FAF9/0.35 25%, #E6F0EF/0.3 70%, #A9BFBF/0.55)"/>
  <ellipse cx="600" cy="668" rx="138" ry="26" fill="#DDE9E8" opacity="0.6"/>`
const vaseFront = `
  <path d="M459 800 C456 880 449 960 452 1030 C454 1062 480 1078 600 1078 C720 1078 746 1062 748 1030 C751 960 744 880 741 800 Q600 832 459 800Z" fill="linear(60, #D6ECEB/0.5, #B9DAD9/0.34 50%, #8FB9B9/0.5)"/>
  <ellipse cx="600" cy="802" rx="141" ry="20" fill="#F2FBFA" opacity="0.55"/>
  <ellipse cx="600" cy="802" rx="141" ry="20" fill="none" stroke="#FFFFFF" stroke-width="2.5" opacity="0.8"/>
  <path d="M454 1020 C456 1056 490 1066 600 1066 C710 1066 744 1056 746 1020 C748 1062 734 1078 600 1078 C466 1078 452 1062 454 1020Z" fill="#7FA5A6" opacity="0.45"/>
  <path d="${glass}" fill="none" stroke="#8FB0B0" stroke-width="3" opacity="0.55"/>
  <path d="M486 700 C490 790 472 900 478 1010" fill="none" stroke="#FFFFFF" stroke-width="17" stroke-linecap="round" opacity="0.75"/>
  <path d="M516 708 C518 770 510 850 510 900" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round" opacity="0.6"/>
  <path d="M716 704 C712 800 730 910 724 1014" fill="none" stroke="#FFFFFF" stroke-width="8" stroke-linecap="round" opacity="0.5"/>
  <path d="M462 668 A138 26 0 0 0 738 668" fill="none" stroke="#FFFFFF" stroke-width="8" opacity="0.9"/>
  <path d="M462 668 A138 26 0 0 0 738 668" fill="none" stroke="#8FB0B0" stroke-width="2" opacity="0.7" transform="translate(0 5)"/>`

export default {
  ground: softGround('#F7C8D6'),
  gift:
    contactShadow({ x: 606, y: 1070, width: 330, depth: 50 }) +
    vaseBack +
    stems.join('') +
    behind.join('') +
    cups.slice(0, 5).join('') +
    before.join('') +
    cups.slice(5).join('') +
    vaseFront,
}
