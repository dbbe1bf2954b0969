import { seededNumbers } from '../seededNumbers.mjs'

// Many small things over a rectangle or an ellipse, the far ones first. `draw` gets a turn and a seed and is drawn `size` large.
export function fillWith({ draw, width, height, size, seed = 1, round = false, gap = 1.15 }) {
  const next = seededNumbers(seed)
  const things = []
  for (let y = -height / 2; y <= height / 2; y += size * gap * 0.8) {
    for (let x = -width / 2; x <= width / 2; x += size * gap * 1.25) {
      const left = x + (next() - 0.5) * size * 0.8
      const down = y + (next() - 0.5) * size * 0.5
      const turn = next() * 360
      const seedling = Math.floor(next() * 900)
      if (round && Math.hypot(left / (width / 2), down / (height / 2)) > 1) continue
      things.push(
        `<g transform="translate(${left.toFixed(1)} ${down.toFixed(1)}) scale(${(size * (0.9 + next() * 0.2)).toFixed(1)})">${draw({ turn, seed: seedling })}</g>`,
      )
    }
  }
  return things.join('')
}
