import { mixColours } from './mixColours.mjs'

// A tapered pot with a rim and soil. Origin in the middle of its mouth.
export function drawPot({ width, height, foot = 0.7, rim = 60, colour = '#C8673C', saucer = true }) {
  const half = width / 2
  const low = half * foot
  const dip = half * 0.17
  const light = mixColours(colour, '#FFF3E4', 0.5)
  const dark = mixColours(colour, '#3A1608', 0.46)
  const round = `linear(0, ${mixColours(colour, dark, 0.3)}, ${light} 24%, ${colour} 52%, ${dark})`
  const neck = half * 0.92
  return `
    ${
      saucer
        ? `<path d="M${-low * 1.28} ${height - 10} C${-low * 1.22} ${height + 40} ${low * 1.22} ${height + 40} ${low * 1.28} ${height - 10} A${low * 1.28} ${dip} 0 0 0 ${-low * 1.28} ${height - 10}Z" fill="${round}"/>
    <ellipse cx="0" cy="${height - 10}" rx="${low * 1.28}" ry="${dip}" fill="${dark}"/>`
        : ''
    }
    <path d="M${-neck} ${rim * 0.6} L${-low} ${height - dip * 0.6} A${low} ${dip} 0 0 0 ${low} ${height - dip * 0.6} L${neck} ${rim * 0.6}Z" fill="${round}"/>
    <path d="M${-neck} ${rim} A${neck} ${dip} 0 0 0 ${neck} ${rim} V${rim + 24} A${neck} ${dip} 0 0 1 ${-neck} ${rim + 24}Z" fill="${dark}" opacity="0.4" filter="blur(7)"/>
    <path d="M${-half} 0 L${-half * 0.97} ${rim} A${half * 0.97} ${dip} 0 0 0 ${half * 0.97} ${rim} L${half} 0Z" fill="${round}"/>
    <ellipse cx="0" cy="0" rx="${half}" ry="${dip}" fill="linear(0, ${light}, ${mixColours(colour, light, 0.5)} 60%, ${colour})"/>
    <ellipse cx="0" cy="3" rx="${half * 0.9}" ry="${dip * 0.78}" fill="linear(90, #2E1A0E, #5A3A22)"/>
    <path d="M${-half * 0.62} ${rim + 40} L${-low * 0.66} ${height - 50}" stroke="#FFFFFF" stroke-width="${width / 26}" stroke-linecap="round" opacity="0.26" filter="blur(5)"/>`
}
