import { mixColours } from '../mixColours.mjs'

// A card or letter standing open like a tent, its front facing us. Origin in the middle of its foot; `face` is drawn on the front, 560 by 780.
export function drawStanding({
  colour = '#FFFDF8',
  face = '',
  open = 150,
  inside = mixColours(colour, '#8A7A66', 0.14),
}) {
  return `<path d="M-280 0 V-780 L${-280 - open} -700 V60Z" fill="linear(0, ${mixColours(inside, '#3A2A1A', 0.22)}, ${inside})"/>
    <path d="M-280 0 V-780 H280 V0Z" fill="linear(40, ${mixColours(colour, '#FFFFFF', 0.6)}, ${colour} 55%, ${mixColours(colour, '#5A4A3A', 0.14)})"/>
    <clipPath id="standing"><rect x="-280" y="-780" width="560" height="780"/></clipPath><g clip-path="url(#standing)"><g transform="translate(0 -390)">${face}</g></g>
    <path d="M-280 0 V-780" stroke="#FFFFFF" stroke-width="5" opacity="0.8"/><path d="M-280 -780 H-200 V0 H-280Z" fill="linear(0, #5A4A3A/0.2, #5A4A3A/0)"/>`
}
