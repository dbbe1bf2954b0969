import { drawBow } from './drawBow.mjs'
import { mixColours } from './mixColours.mjs'

// A tied gift box. Origin in the middle of its front foot; 320 wide and about 330 high with the bow.
export function drawGiftBox({ paper = '#F3B9B4', ribbon = '#B0124E' } = {}) {
  const light = mixColours(paper, '#FFFFFF', 0.5)
  const dark = mixColours(paper, '#6B1F2E', 0.36)
  const band = `linear(0, ${mixColours(ribbon, '#FFFFFF', 0.3)}, ${ribbon} 50%, ${mixColours(ribbon, '#25030F', 0.4)})`
  return `
    <rect x="-150" y="-190" width="300" height="190" rx="6" fill="linear(25, ${light}, ${paper} 50%, ${dark})"/>
    <rect x="-30" y="-190" width="60" height="190" fill="${band}"/>
    <rect x="-150" y="-182" width="300" height="24" fill="#4A1420" opacity="0.2" filter="blur(6)"/>
    <path d="M-166 -242 L-140 -282 H140 L166 -242Z" fill="linear(60, #FFFFFF, ${light} 40%, ${paper})"/>
    <path d="M-32 -242 L-26 -282 H26 L32 -242Z" fill="${mixColours(ribbon, '#FFFFFF', 0.22)}"/>
    <rect x="-166" y="-242" width="332" height="62" rx="6" fill="linear(25, ${light}, ${paper} 50%, ${dark})"/>
    <rect x="-32" y="-242" width="64" height="62" fill="${band}"/>
    ${drawBow({ x: 0, y: -268, scale: 0.56, colour: ribbon, tails: false })}`
}
