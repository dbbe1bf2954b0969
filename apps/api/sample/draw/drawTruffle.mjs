import { mixColours } from './mixColours.mjs'

const finishes = {
  dark: { colour: '#4A2414', line: '#F3DFC4' },
  milk: { colour: '#7A4526', line: '#3A1A0C' },
  white: { colour: '#F2DFC0', line: '#7A4526' },
  cocoa: { colour: '#5E3720' },
  rose: { colour: '#8C2240', line: '#F6C9D0' },
}

// One round chocolate with its own small shadow; `finish` decides the coat and the drizzle.
export function drawTruffle({ x, y, r, finish = 'dark', turn = 0, flat = 0.94 }) {
  const { colour, line } = finishes[finish]
  const light = mixColours(colour, '#FFE9CF', 0.4)
  const dark = mixColours(colour, '#1A0804', 0.6)
  const drizzle = line
    ? `<g transform="rotate(${turn})"><path d="M-0.78 -0.3 C-0.5 -0.62 -0.3 0.1 -0.1 -0.42 C0.06 -0.72 0.2 0.06 0.38 -0.36 C0.5 -0.62 0.6 -0.1 0.76 -0.24" fill="none" stroke="${line}" stroke-width="0.1" stroke-linecap="round" opacity="0.9"/></g>`
    : `<circle r="0.98" fill="none" stroke="#8F6242" stroke-width="0.1" stroke-dasharray="0.06 0.13" opacity="0.6"/><circle r="0.7" fill="none" stroke="#A37650" stroke-width="0.12" stroke-dasharray="0.05 0.16" opacity="0.55"/>`
  return `<g transform="translate(${x} ${y}) scale(${r} ${r * flat})">
    <ellipse cx="0.12" cy="0.72" rx="1" ry="0.42" fill="#1A0804" opacity="0.42" filter="blur(0.12)"/>
    <circle r="1" fill="radial(36 30 78, ${light}, ${colour} 46%, ${dark})"/>
    ${drizzle}
    <ellipse cx="-0.36" cy="-0.52" rx="0.26" ry="0.14" transform="rotate(-34 -0.36 -0.52)" fill="#FFFFFF" opacity="${line ? 0.5 : 0.18}"/>
  </g>`
}
