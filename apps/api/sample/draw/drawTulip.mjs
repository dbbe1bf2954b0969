import { mixColours } from './mixColours.mjs'

// A closed tulip cup standing on x and y, one unit tall before scaling by size.
export function drawTulip({ x, y, size, turn = 0, colour = '#E86A93' }) {
  const light = mixColours(colour, '#FFF0F0', 0.6)
  const dark = mixColours(colour, '#6B0F3A', 0.5)
  const side = 'M0 0.02 C-0.42 0.02 -0.5 -0.5 -0.38 -0.98 C-0.2 -0.9 -0.02 -0.6 0.04 0.02Z'
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
    <path d="M-0.3 -0.5 C-0.28 -0.8 -0.2 -0.95 -0.13 -1.03 C-0.04 -0.95 0 -0.85 0.02 -0.72 C0.06 -0.86 0.12 -0.96 0.2 -1.01 C0.27 -0.92 0.3 -0.75 0.3 -0.5Z" fill="linear(90, ${colour}, ${dark} 70%)"/>
    <path d="${side}" fill="linear(60, ${light}, ${colour} 50%, ${dark})"/>
    <g transform="scale(-1 1)"><path d="${side}" fill="linear(120, ${colour}, ${mixColours(colour, dark, 0.5)} 55%, ${dark})"/></g>
    <path d="M0 0.03 C-0.4 -0.06 -0.36 -0.6 0.01 -0.9 C0.38 -0.6 0.4 -0.06 0 0.03Z" transform="translate(0.012 -0.01) scale(1.05)" fill="${dark}" opacity="0.35"/>
    <path d="M0 0.03 C-0.4 -0.06 -0.36 -0.6 0.01 -0.9 C0.38 -0.6 0.4 -0.06 0 0.03Z" fill="radial(34 28 85, ${light}, ${mixColours(colour, light, 0.3)} 30%, ${colour} 62%, ${dark})"/>
    <path d="M0 -0.02 C-0.03 -0.3 -0.02 -0.6 0.01 -0.82 M-0.1 -0.06 C-0.19 -0.25 -0.17 -0.5 -0.08 -0.66 M0.1 -0.06 C0.19 -0.25 0.18 -0.5 0.1 -0.66" fill="none" stroke="#FFF4F4" stroke-width="0.014" opacity="0.4"/>
    <path d="M-0.14 0.0 C-0.1 -0.12 0.1 -0.12 0.14 0.0 C0.06 0.05 -0.06 0.05 -0.14 0Z" fill="#B9D07A" opacity="0.55"/>
  </g>`
}
