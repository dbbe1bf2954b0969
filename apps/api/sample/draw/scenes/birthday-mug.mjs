import { contactShadow } from '../contactShadow.mjs'
import { drawLeaf } from '../drawLeaf.mjs'
import { drawMarigold } from '../drawMarigold.mjs'
import { softGround } from '../softGround.mjs'

const body =
  'M270 356 C274 560 282 800 306 960 C316 1034 400 1060 520 1060 C640 1060 724 1034 734 960 C758 800 766 560 770 356Z'
const handle = 'M752 470 C900 430 990 520 972 650 C956 770 850 850 742 846'

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

const steam = [
  'M430 250 C390 200 470 160 430 100',
  'M524 240 C480 180 570 140 528 64',
  'M616 250 C576 200 656 160 618 104',
].map(
  (path) =>
    `<path d="${path}" fill="none" stroke="#A8937C" stroke-width="20" stroke-linecap="round" opacity="0.3" filter="blur(10)"/>`,
)

export default {
  ground: softGround('#F8D79A'),
  gift: `${contactShadow({ x: 540, y: 1052, width: 470, depth: 70 })}${steam.join('')}
    <path d="${handle}" fill="none" stroke="#CBB9A3" stroke-width="77"/>
    <path d="${handle}" fill="none" stroke="#EFE5D8" stroke-width="72"/>
    <path d="${handle}" fill="none" stroke="#FFFFFF" stroke-width="34" transform="translate(-6 -8)" filter="blur(6)"/>
    <path d="M966 690 C944 770 850 838 752 832" fill="none" stroke="#A8927A" stroke-width="22" opacity="0.4" transform="translate(6 16)" filter="blur(7)"/>
    <path d="M742 470 C760 600 756 740 738 850" stroke="#7A5A3C" stroke-width="16" fill="none" opacity="0.28" filter="blur(7)"/>
    <path d="${body}" fill="linear(0, #EFE6DA, #FFFFFF 22%, #FEFCF8 50%, #EADFD0 82%, #CDBBA5)"/>
    ${bunting}${leaves.join('')}${drawMarigold({ x: 520, y: 752, r: 154, turn: 12 })}${dots.join('')}
    <path d="${body}" fill="linear(0, #6B4A2C/0.14, #FFFFFF/0 20%, #FFFFFF/0 56%, #6B4A2C/0.12 82%, #5A3A1E/0.32)"/>
    <path d="M300 930 C312 1034 400 1060 520 1060 C640 1060 728 1034 740 930 C716 1010 640 1030 520 1030 C400 1030 324 1010 300 930Z" fill="#7A5A3C" opacity="0.2" filter="blur(8)"/>
    <path d="M326 470 C330 640 340 820 356 940" fill="none" stroke="#FFFFFF" stroke-width="20" stroke-linecap="round" opacity="0.65" filter="blur(5)"/>
    <ellipse cx="520" cy="356" rx="250" ry="66" fill="linear(20, #FFFFFF, #F4ECE1 60%, #D9C9B5)"/>
    <ellipse cx="520" cy="362" rx="230" ry="54" fill="linear(0, #B9A68F, #EDE3D6 60%, #F8F2EA)"/>
    <clipPath id="inside-mug"><ellipse cx="520" cy="362" rx="230" ry="54"/></clipPath>
    <g clip-path="url(#inside-mug)"><ellipse cx="520" cy="388" rx="222" ry="50" fill="radial(40 30 80, #C98A52, #9A5A2A 55%, #6B3816)"/>
    <ellipse cx="450" cy="372" rx="90" ry="12" fill="#F3CFA2" opacity="0.55" filter="blur(5)"/></g>`,
}
