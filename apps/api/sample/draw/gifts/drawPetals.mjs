import { seededNumbers } from '../seededNumbers.mjs'

// Marigold or rose petals lying about in the places given.
export function drawPetals(spots, { colours = ['#FFC24A', '#D98200'], seed = 2 } = {}) {
  const next = seededNumbers(seed)
  return spots
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) rotate(${(next() * 360).toFixed(0)}) scale(${(0.8 + next() * 0.5).toFixed(2)})"><path d="M0 0 C-16 -14 -26 -46 -10 -62 Q0 -54 10 -63 C27 -46 16 -14 0 0Z" fill="linear(90, ${colours[0]}, ${colours[1]})" filter="shadow(3 6 4 0.28)"/></g>`,
    )
    .join('')
}
