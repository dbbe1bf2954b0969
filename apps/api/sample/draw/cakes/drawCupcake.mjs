import { mixColours } from '../mixColours.mjs'
import { drawRosette } from './drawRosette.mjs'

// A cup cake in its pleated paper. Origin in the middle of its foot; 200 wide and about 230 high.
export function drawCupcake({
  paper = '#6B3A20',
  cream = '#FFF7EA',
  sponge = '#5A301A',
  turn = 0,
  topped = '',
  shade,
} = {}) {
  const light = mixColours(paper, '#FFF6E8', 0.45)
  const dark = mixColours(paper, '#200A04', 0.45)
  const pleats = Array.from({ length: 15 }, (_, n) => {
    const a = Math.PI * ((n + 0.5) / 15)
    const top = -Math.cos(a) * 94
    const low = -Math.cos(a) * 68
    return `<path d="M${top.toFixed(1)} ${(-104 + Math.sin(a) * 30).toFixed(1)}L${low.toFixed(1)} ${(-8 + Math.sin(a) * 20).toFixed(1)}" stroke="${n % 2 ? light : dark}" stroke-width="${(2 + Math.sin(a) * 4).toFixed(1)}" opacity="0.55"/>`
  })
  return `
    <ellipse cx="10" cy="4" rx="84" ry="28" fill="#3A1E0E" opacity="0.4" filter="blur(9)"/>
    <path d="M-96 -108 L-70 -8 A70 22 0 0 0 70 -8 L96 -108Z" fill="linear(0, ${mixColours(paper, dark, 0.3)}, ${light} 26%, ${paper} 55%, ${dark})"/>${pleats.join('')}
    <path d="M-98 -108 C-104 -160 104 -160 98 -108 A98 32 0 0 1 -98 -108Z" fill="radial(36 20 90, ${mixColours(sponge, '#FFE9CF', 0.4)}, ${sponge} 55%, ${mixColours(sponge, '#140602', 0.45)})"/>
    ${drawRosette({ x: 0, y: -128, r: 86, turn, cream, tall: 0.92, ...(shade ? { shade } : {}) })}
    <g transform="translate(0 -228)">${topped}</g>`
}
