import { seededNumbers } from '../seededNumbers.mjs'
import { drawRosette } from './drawRosette.mjs'
import { shadeOf } from './shadeOf.mjs'

// A glass jar with layers of sponge and cream and a swirl on top. Origin in the middle of its foot; 320 wide, about 480 high.
export function drawJarCake({ sponge = '#B8152F', cream = '#FFF7EA', topped = '', seed = 3 } = {}) {
  const next = seededNumbers(seed)
  const glass = 'M-150 -372 V-40 Q-150 0 -110 8 A150 34 0 0 0 110 8 Q150 0 150 -40 V-372Z'
  const layers = Array.from({ length: 6 }, (_, n) => {
    const colour = n % 2 ? cream : sponge
    const low = -4 - n * 58
    const wave = `q37 ${10 + next() * 14} 75 4 t75 2 t75 -4 t75 0`
    const specks = Array.from({ length: n % 2 ? 12 : 90 }, () => {
      const x = (next() - 0.5) * 284
      return `<circle cx="${x.toFixed(0)}" cy="${(low - 6 - next() * 46 + 18 * (1 - (x / 150) ** 2)).toFixed(0)}" r="${(1.6 + next() * 3).toFixed(1)}" fill="${shadeOf(colour, next() < 0.45 ? 0.5 : -0.42)}" opacity="0.6"/>`
    })
    return `<path d="M-150 ${low - 58} ${wave} V60 H-150Z" fill="linear(0, ${shadeOf(colour, -0.2)}, ${shadeOf(colour, 0.24)} 28%, ${colour} 58%, ${shadeOf(colour, -0.5)})"/>${specks.join('')}`
  })
  return `<clipPath id="jar-cake-${seed}"><path d="${glass}"/></clipPath>
    <path d="${glass}" fill="#F4F1EA" opacity="0.7"/>
    <g clip-path="url(#jar-cake-${seed})">${layers.reverse().join('')}</g>
    ${drawRosette({ x: 0, y: -380, r: 132, cream, tall: 0.7 })}<g transform="translate(0 -496)">${topped}</g>
    <path d="${glass}" fill="linear(0, #6B4A2C/0.3, #FFFFFF/0.1 22%, #FFFFFF/0 60%, #4A2A10/0.34)" stroke="#C9BBA8" stroke-width="3"/>
    <path d="M-154 -372 A154 36 0 0 0 154 -372 V-346 A154 36 0 0 1 -154 -346Z" fill="linear(0, #DDE6E6/0.8, #FFFFFF/0.7 26%, #DDE6E6/0.35 60%, #AEBEBE/0.8)"/>
    <path d="M-154 -372 A154 36 0 0 0 154 -372" fill="none" stroke="#FFFFFF" stroke-width="5" opacity="0.9"/>
    <path d="M-122 -316 V-50" stroke="#FFFFFF" stroke-width="20" stroke-linecap="round" opacity="0.6" filter="blur(2)"/><path d="M120 -300 V-60" stroke="#FFFFFF" stroke-width="8" stroke-linecap="round" opacity="0.45" filter="blur(2)"/>`
}
