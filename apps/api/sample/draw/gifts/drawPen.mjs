import { mixColours } from '../mixColours.mjs'

// A pen lying down, its tip to the left. Origin in its middle; 520 long.
export function drawPen({ colour = '#26221F', trim = '#D9A850' } = {}) {
  const light = mixColours(colour, '#FFFFFF', 0.6)
  const dark = mixColours(colour, '#000000', 0.5)
  const body = `linear(90, ${mixColours(colour, '#FFFFFF', 0.3)}, ${light} 20%, ${colour} 48%, ${dark})`
  const gold = `linear(90, ${mixColours(trim, '#FFFFFF', 0.4)}, #FFF9E0 24%, ${trim} 52%, ${mixColours(trim, '#3A1E0E', 0.5)})`
  return `<path d="M-250 14 L-200 30 H240 Q262 24 262 10Z" fill="#2A1206" opacity="0.45" filter="blur(8)" transform="translate(4 14)"/>
    <path d="M-268 2 L-196 -17 V19Z" fill="${gold}"/><path d="M-200 -19 H-40 V21 H-200 Q-208 0 -200 -19Z" fill="${body}"/>
    <rect x="-46" y="-22" width="16" height="46" rx="3" fill="${gold}"/><path d="M-30 -23 H236 Q258 -20 258 1 Q258 22 236 25 H-30Z" fill="${body}"/>
    <rect x="226" y="-23" width="12" height="48" fill="${gold}"/><path d="M226 -26 H92 Q76 -26 76 -17 Q76 -9 92 -10 H226Z" fill="${gold}" filter="shadow(1 4 2 0.4)"/>`
}
