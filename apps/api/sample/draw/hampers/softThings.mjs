import { drawSlab } from '../gifts/drawSlab.mjs'
import { drawTurned } from '../gifts/drawTurned.mjs'
import { mixColours } from '../mixColours.mjs'
import { placeAt } from '../placeAt.mjs'

// A rolled towel seen from its end, standing a little turned; 220 wide.
const towel = (colour = '#F4EEE6') => {
  const dark = mixColours(colour, '#5A4A3A', 0.4)
  const spiral = Array.from(
    { length: 90 },
    (_, n) => `${(Math.cos(n * 0.24) * (6 + n)).toFixed(1)} ${(Math.sin(n * 0.24) * (6 + n)).toFixed(1)}`,
  )
  return `<path d="M0 -104 L330 -164 A92 92 0 0 1 330 24 L0 104Z" fill="linear(90, ${mixColours(colour, '#FFFFFF', 0.7)}, ${colour} 45%, ${dark})"/><path d="M40 -110 L50 96 M300 -158 L306 26" stroke="${dark}" stroke-width="5" opacity="0.35"/><circle r="104" fill="radial(38 32 80, #FFFFFF, ${colour} 60%, ${dark})"/><path d="M${spiral.join('L')}" fill="none" stroke="${dark}" stroke-width="8" opacity="0.6"/><path d="M${spiral.join('L')}" fill="none" stroke="#FFFFFF" stroke-width="4" opacity="0.8" transform="translate(-4 -4)"/>`
}

const soap = (colour = '#F2C4C8') =>
  drawSlab({
    width: 220,
    height: 140,
    thick: 54,
    colour,
    turn: -14,
    squash: 0.6,
    round: 34,
    edge: mixColours(colour, '#6B2A3A', 0.22),
    face: `<rect x="-78" y="-42" width="156" height="84" rx="22" fill="none" stroke="${mixColours(colour, '#6B2A3A', 0.25)}" stroke-width="6" opacity="0.7"/><path d="M0 26 C-34 4 -26 -30 0 -14 C26 -30 34 4 0 26Z" fill="${mixColours(colour, '#6B2A3A', 0.28)}" opacity="0.7"/>`,
  })

const oil = () =>
  `${drawTurned({
    profile: [
      [0, 84],
      [8, 92],
      [230, 92],
      [290, 64],
      [320, 38],
      [360, 36],
    ],
    colour: '#E0A23C',
    id: 'oil',
    mouth: 'none',
    print:
      '<rect x="-70" y="-200" width="140" height="120" rx="6" fill="#FFF9EC"/><path d="M0 -180 C-22 -160 -22 -130 0 -106 C22 -130 22 -160 0 -180Z" fill="#7FA05C"/><path d="M-92 -250 Q0 -236 92 -250 V-240 Q0 -226 -92 -240Z" fill="#FFF3C4" opacity="0.7"/>',
  })}${placeAt(
    drawTurned({
      profile: [
        [0, 44],
        [4, 48],
        [70, 48],
        [78, 42],
      ],
      colour: '#C99A64',
      finish: 'matt',
      id: 'oil-cork',
    }),
    { y: -352 },
  )}`

const cup = (id, colour = '#FFFDF8', band = '#B0124E') =>
  `<ellipse cx="0" cy="10" rx="190" ry="46" fill="linear(20, #FFFFFF, ${colour} 50%, #D3C2AB)"/><ellipse cx="0" cy="2" rx="180" ry="40" fill="none" stroke="${band}" stroke-width="5" opacity="0.8"/><ellipse cx="0" cy="4" rx="110" ry="24" fill="#8A7A66" opacity="0.4" filter="blur(6)"/>
  <path d="M112 -110 C190 -150 220 -60 96 -40" fill="none" stroke="#BFAE98" stroke-width="27"/><path d="M112 -110 C190 -150 220 -60 96 -40" fill="none" stroke="${colour}" stroke-width="20"/>
  ${drawTurned({
    profile: [
      [0, 56],
      [10, 68],
      [70, 112],
      [160, 132],
    ],
    colour,
    id,
    mouth: 'open',
    print: `<path d="M-140 -128 Q0 -96 140 -128" fill="none" stroke="${band}" stroke-width="9"/>`,
    inside:
      '<ellipse cx="0" cy="-152" rx="112" ry="25" fill="radial(40 30 80, #D9984C, #A8622A 60%, #6B3816)"/>',
  })}`

const blanket = (colour = '#CFE4EC') => {
  const dark = mixColours(colour, '#3A5A6E', 0.35)
  return (
    [0, 1, 2]
      .map(
        (n) =>
          `<path d="M-200 ${-n * 62} C-222 ${-n * 62} -222 ${-n * 62 - 62} -200 ${-n * 62 - 62} H190 C214 ${-n * 62 - 60} 214 ${-n * 62 - 2} 190 ${-n * 62}Z" fill="linear(90, ${mixColours(colour, '#FFFFFF', 0.6)}, ${colour} 50%, ${dark})"/>`,
      )
      .join('') +
    `<path d="M-190 -186 L-150 -250 H160 L196 -186Z" fill="linear(60, #FFFFFF, ${colour} 60%)"/>${[-120, -60, 0, 60, 120].map((x) => `<path d="M${x * 0.9} -246 L${x} -190 V-4" stroke="#FFFFFF" stroke-width="9" opacity="0.5" fill="none"/>`).join('')}`
  )
}

const bootie = (colour = '#F6D98A') => {
  const dark = mixColours(colour, '#7A5014', 0.35)
  return `<path d="M-60 -120 C-66 -60 -78 -20 -70 0 C-40 22 110 20 134 0 C150 -40 110 -72 60 -70 C44 -80 46 -104 44 -124Z" fill="radial(36 26 90, #FFF6DC, ${colour} 52%, ${dark})"/><ellipse cx="-8" cy="-122" rx="54" ry="20" fill="linear(0, ${dark}, ${colour})"/><path d="M-62 -136 C-70 -104 -66 -96 -60 -92 C-30 -78 24 -78 44 -94 C52 -104 50 -124 46 -138 C20 -116 -36 -116 -62 -136Z" fill="linear(90, #FFFFFF, #F8EBD2)"/>${Array.from({ length: 16 }, (_, n) => `<path d="M${-60 + n * 12} ${-50 + (n % 3) * 20} q5 6 10 0" fill="none" stroke="${dark}" stroke-width="3" opacity="0.5"/>`).join('')}<path d="M-66 -6 C-30 14 100 14 134 -8" fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round" opacity="0.8"/><circle cx="30" cy="-70" r="14" fill="#FFFFFF"/>`
}

const rattle = () =>
  `<g transform="rotate(34)"><rect x="-14" y="-40" width="28" height="200" rx="14" fill="linear(0, #F3D3A2, #D9AE78 50%, #94622F)"/><circle cy="196" r="56" fill="none" stroke="#B8874E" stroke-width="26"/><circle cy="196" r="56" fill="none" stroke="#F0D2A6" stroke-width="14"/><circle cy="-96" r="92" fill="radial(34 28 84, #FFFFFF, #BFE0D0 50%, #6FA890)"/><path d="M-90 -110 Q0 -70 90 -110" fill="none" stroke="#F2A20C" stroke-width="16"/><path d="M-84 -80 Q0 -40 84 -80" fill="none" stroke="#E8708A" stroke-width="12"/><ellipse cx="-34" cy="-134" rx="22" ry="13" transform="rotate(-36 -34 -134)" fill="#FFFFFF" opacity="0.8"/></g>`

// Things that lie in a hamper, each standing on the origin or round it.
export const softThings = { towel, soap, oil, cup, blanket, bootie, rattle }
