import { mixColours } from '../mixColours.mjs'

const body =
  'M270 356 C274 560 282 800 306 960 C316 1034 400 1060 520 1060 C640 1060 724 1034 734 960 C758 800 766 560 770 356Z'
const handle = 'M752 470 C900 430 990 520 972 650 C956 770 850 850 742 846'
const steam = [
  'M430 250 C390 200 470 160 430 100',
  'M524 240 C480 180 570 140 528 64',
  'M616 250 C576 200 656 160 618 104',
].map(
  (path) =>
    `<path d="${path}" fill="none" stroke="#A8937C" stroke-width="20" stroke-linecap="round" opacity="0.3" filter="blur(10)"/>`,
)

// A mug with its handle to the right, drawn for a 1200 square; `print` is what its wall shows round (520, 752).
export function drawMug({
  china = '#FEFCF8',
  print = '',
  drink = ['#C98A52', '#9A5A2A', '#6B3816'],
  steaming = true,
} = {}) {
  const deep = mixColours(china, '#3A2412', 0.18)
  const low = mixColours(china, '#3A2412', 0.3)
  const light = mixColours(china, '#FFFFFF', china < '#8' ? 0.34 : 0.9)
  return `${steaming ? steam.join('') : ''}
    <path d="${handle}" fill="none" stroke="${low}" stroke-width="77"/>
    <path d="${handle}" fill="none" stroke="${mixColours(china, deep, 0.5)}" stroke-width="72"/>
    <path d="${handle}" fill="none" stroke="${light}" stroke-width="34" transform="translate(-6 -8)" filter="blur(6)"/>
    <path d="M966 690 C944 770 850 838 752 832" fill="none" stroke="${mixColours(china, '#3A2412', 0.5)}" stroke-width="22" opacity="0.4" transform="translate(6 16)" filter="blur(7)"/>
    <path d="M742 470 C760 600 756 740 738 850" stroke="#5A3A1E" stroke-width="16" fill="none" opacity="0.28" filter="blur(7)"/>
    <path d="${body}" fill="linear(0, ${deep}, ${light} 22%, ${china} 50%, ${deep} 82%, ${low})"/>
    <clipPath id="mug-wall"><path d="${body}"/></clipPath><g clip-path="url(#mug-wall)">${print}</g>
    <path d="${body}" fill="linear(0, #6B4A2C/0.14, #FFFFFF/0 20%, #FFFFFF/0 56%, #6B4A2C/0.12 82%, #5A3A1E/0.32)"/>
    <path d="M300 930 C312 1034 400 1060 520 1060 C640 1060 728 1034 740 930 C716 1010 640 1030 520 1030 C400 1030 324 1010 300 930Z" fill="#7A5A3C" opacity="0.2" filter="blur(8)"/>
    <path d="M326 470 C330 640 340 820 356 940" fill="none" stroke="#FFFFFF" stroke-width="20" stroke-linecap="round" opacity="${china < '#8' ? 0.36 : 0.65}" filter="blur(5)"/>
    <ellipse cx="520" cy="356" rx="250" ry="66" fill="linear(20, ${light}, ${mixColours(china, deep, 0.4)} 60%, ${low})"/>
    <ellipse cx="520" cy="362" rx="230" ry="54" fill="linear(0, ${low}, ${deep} 60%, ${china})"/>
    <clipPath id="inside-mug"><ellipse cx="520" cy="362" rx="230" ry="54"/></clipPath>
    ${
      drink
        ? `<g clip-path="url(#inside-mug)"><ellipse cx="520" cy="388" rx="222" ry="50" fill="radial(40 30 80, ${drink[0]}, ${drink[1]} 55%, ${drink[2]})"/>
    <ellipse cx="450" cy="372" rx="90" ry="12" fill="#F3CFA2" opacity="0.55" filter="blur(5)"/></g>`
        : ''
    }`
}
