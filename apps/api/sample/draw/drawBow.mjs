import { mixColours } from './mixColours.mjs'

// A tied satin bow, about 400 wide at scale 1, its knot at the origin.
export function drawBow({ x, y, scale = 1, turn = 0, colour = '#B0124E', tails = true }) {
  const light = mixColours(colour, '#FFE3EA', 0.45)
  const dark = mixColours(colour, '#25030F', 0.45)
  const loop = `
    <path d="M0 0 C-50 -92 -176 -128 -204 -62 C-226 4 -196 62 -160 66 C-104 70 -40 36 0 0Z" fill="linear(60, ${light}, ${colour} 45%, ${dark})"/>
    <path d="M-26 -6 C-76 -58 -148 -82 -172 -44 C-188 -10 -176 26 -152 34 C-106 38 -60 22 -26 -6Z" fill="linear(20, ${dark}, ${mixColours(dark, colour, 0.6)})" opacity="0.85"/>
    <path d="M-150 34 C-172 6 -176 -30 -160 -56 C-190 -40 -194 20 -152 34Z" fill="${light}" opacity="0.35"/>
    <path d="M-8 -14 C-56 -76 -130 -104 -170 -88" fill="none" stroke="#FFF4F2" stroke-width="6" stroke-linecap="round" opacity="0.4"/>`
  const tail = `
    <path d="M-22 4 C-44 62 -84 118 -142 168 L-96 178 L-84 226 C-30 168 8 92 20 12Z" fill="linear(70, ${colour}, ${light} 42%, ${colour} 60%, ${dark})"/>`
  const pair = (part) => `${part}<g transform="scale(-1 1)">${part}</g>`
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" filter="shadow(4 8 6 0.28)">
    ${tails ? pair(tail) : ''}
    ${pair(loop)}
    <rect x="-32" y="-34" width="64" height="66" rx="24" fill="linear(60, ${light}, ${colour} 50%, ${dark})"/>
    <path d="M-10 -26 C-16 -8 -14 10 -8 24 M10 -26 C14 -8 14 8 10 24" fill="none" stroke="${dark}" stroke-width="3" opacity="0.35"/>
  </g>`
}
