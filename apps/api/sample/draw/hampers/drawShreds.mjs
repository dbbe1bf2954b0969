import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'

// A bed of crinkled paper shreds, heaped a little in the middle. Origin in its middle.
export function drawShreds({ width, height, colour = '#F3E2C4', count = 260, seed = 3 }) {
  const next = seededNumbers(seed)
  return Array.from({ length: count }, (_, n) => {
    const x = (next() - 0.5) * width * 0.94
    const y = (n / count - 0.5) * height - (1 - Math.abs(x / width) * 2) * height * 0.22
    const tone =
      next() < 0.4
        ? mixColours(colour, '#5A3A1E', 0.28 + next() * 0.2)
        : mixColours(colour, '#FFFFFF', next() * 0.6)
    const step = 12 + next() * 10
    const rise = 8 + next() * 10
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${((next() - 0.5) * 150).toFixed(0)})" d="M${-step * 2} 0 l${step} ${-rise} l${step} ${rise} l${step} ${-rise} l${step} ${rise}" fill="none" stroke="${tone}" stroke-width="${(6 + next() * 5).toFixed(1)}" stroke-linejoin="round" opacity="0.96"/>`
  }).join('')
}
