import { mixColours } from './mixColours.mjs'
import { seededNumbers } from './seededNumbers.mjs'

// A plush part: an ellipse with a ragged, furry edge, lit from the upper left.
function furOf(next) {
  return (x, y, rx, ry, turn, colour) => {
    const light = mixColours(colour, '#FFEFD2', 0.5)
    const dark = mixColours(colour, '#4A2208', 0.52)
    const count = Math.round((rx + ry) * 0.42)
    const points = Array.from({ length: count * 2 }, (_, n) => {
      const a = (n / (count * 2)) * Math.PI * 2
      const far = n % 2 ? 1 : 1 - (5 + next() * 5) / rx
      return `${(Math.cos(a + next() * 0.02) * rx * far).toFixed(1)} ${(Math.sin(a) * ry * far).toFixed(1)}`
    })
    const tufts = Array.from({ length: Math.round(count * 0.9) }, () => {
      const a = next() * Math.PI * 2
      const far = Math.sqrt(next()) * 0.86
      const tx = Math.cos(a) * rx * far
      const ty = Math.sin(a) * ry * far
      return `M${tx.toFixed(0)} ${ty.toFixed(0)}q${(Math.cos(a) * 8 + 2).toFixed(0)} ${(Math.sin(a) * 4 + 7).toFixed(0)} ${(Math.cos(a) * 10).toFixed(0)} ${(Math.sin(a) * 8 + 13).toFixed(0)}`
    })
    return `<g transform="translate(${x} ${y}) rotate(${turn})" filter="shadow(4 8 8 0.26)">
    <path d="M${points.join('L')}Z" fill="radial(34 26 84, ${light}, ${colour} 52%, ${dark})" stroke="${mixColours(colour, dark, 0.5)}" stroke-width="2" stroke-linejoin="round"/>
    <path d="${tufts.join('')}" fill="none" stroke="${dark}" stroke-width="2.5" stroke-linecap="round" opacity="0.22"/>
  </g>`
  }
}

function face(plush, muzzle) {
  const eye = (x) =>
    `<ellipse cx="${x}" cy="336" rx="25" ry="28" fill="radial(38 30 75, #6B4A34, #241209 60%, #120804)"/><circle cx="${x - 8}" cy="326" r="8" fill="#FFFFFF" opacity="0.95"/><circle cx="${x + 8}" cy="346" r="4" fill="#FFFFFF" opacity="0.5"/>`
  return `${plush(600, 426, 112, 88, 0, muzzle)}
    ${eye(508)}${eye(692)}
    <path d="M480 286 q26 -20 54 -8 M666 278 q30 -10 54 8" fill="none" stroke="#7A4A20" stroke-width="8" stroke-linecap="round" opacity="0.6"/>
    <path d="M556 384 C556 358 644 358 644 384 C644 410 616 430 600 430 C584 430 556 410 556 384Z" fill="radial(38 25 80, #7A4E38, #3A1D10 60%, #220F07)"/>
    <ellipse cx="586" cy="378" rx="16" ry="7" fill="#FFFFFF" opacity="0.5"/>
    <path d="M600 430 V456 M600 456 C584 482 552 482 540 462 M600 456 C616 482 648 482 660 462" fill="none" stroke="#4A2812" stroke-width="7" stroke-linecap="round"/>
    <ellipse cx="452" cy="414" rx="38" ry="26" fill="#E8788A" opacity="0.36" filter="blur(9)"/><ellipse cx="748" cy="414" rx="38" ry="26" fill="#E8788A" opacity="0.32" filter="blur(9)"/>`
}

const satinHeart = `<g filter="shadow(4 12 12 0.4)"><path d="M600 948 C470 856 412 776 430 702 C446 636 546 622 600 704 C654 622 754 636 770 702 C788 776 730 856 600 948Z" fill="radial(32 24 90, #FF7A80, #D9203A 42%, #A80A2A 75%, #7A0420)"/></g>
    <path d="M462 722 C470 676 520 668 552 690" fill="none" stroke="#FFFFFF" stroke-width="16" stroke-linecap="round" opacity="0.55" filter="blur(3)"/>
    <path d="M600 926 C486 844 436 774 450 708 C462 656 546 646 600 732 C654 646 738 656 750 708 C764 774 714 844 600 926Z" fill="none" stroke="#FFC4C8" stroke-width="3.5" stroke-dasharray="12 10" opacity="0.7"/>`

// A sitting teddy, drawn for a 1200 square, hugging a red satin heart unless `heart` is false.
export function drawTeddy({
  coat = '#C58A52',
  muzzle = mixColours(coat, '#FFF3DC', 0.62),
  ears = 'round',
  heart = true,
} = {}) {
  const fur = furOf(seededNumbers(9))
  const plush = (x, y, rx, ry, turn = 0, colour = coat) => fur(x, y, rx, ry, turn, colour)
  const inner = mixColours(muzzle, '#E89A9A', ears === 'long' ? 0.5 : 0.12)
  const foot = (x, turn) => `${plush(x, 966, 122, 112, turn)}${plush(x, 974, 74, 66, turn, muzzle)}
    <path d="M${x} 996 C${x - 40} 964 ${x - 24} 940 ${x} 956 C${x + 24} 940 ${x + 40} 964 ${x} 996Z" fill="#D98A8E" opacity="0.75"/>`
  const listen =
    ears === 'long'
      ? `${plush(486, 96, 62, 176, -9)}${plush(716, 96, 62, 176, 11)}${plush(488, 110, 34, 132, -9, inner)}${plush(714, 110, 34, 132, 11, inner)}`
      : `${plush(416, 196, 92, 90)}${plush(784, 196, 92, 90)}${plush(418, 204, 52, 50, 0, inner)}${plush(782, 204, 52, 50, 0, inner)}`
  const belly = heart ? '' : plush(600, 800, 168, 186, 0, mixColours(coat, muzzle, 0.55))
  const arms = heart
    ? `${satinHeart}${plush(392, 742, 82, 130, 28)}${plush(808, 742, 82, 130, -28)}${plush(450, 806, 66, 58, 20)}${plush(750, 806, 66, 58, -20)}`
    : `${plush(366, 736, 80, 142, 22)}${plush(834, 736, 80, 142, -22)}`
  return `${listen}${plush(600, 780, 252, 262)}${belly}${plush(600, 360, 250, 212)}${face(plush, muzzle)}
    ${foot(392, -14)}${foot(808, 14)}${arms}`
}
