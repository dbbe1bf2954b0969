import { seededNumbers } from '../seededNumbers.mjs'

// Spreads `count` places evenly over a disc one unit in radius and answers them from the middle outwards.
export function spread(count, seed = 1) {
  const next = seededNumbers(seed)
  const spots = Array.from({ length: count }, (_, n) => {
    const far = count === 1 ? 0 : Math.sqrt((n + 0.5) / count)
    const a = n * 2.39996 + next() * 0.2
    return [Math.cos(a) * far, Math.sin(a) * far]
  })
  const gap = 1.9 / Math.sqrt(count)
  for (let turn = 0; turn < 80; turn += 1) {
    for (const one of spots) {
      for (const other of spots) {
        const [dx, dy] = [one[0] - other[0], one[1] - other[1]]
        const far = Math.hypot(dx, dy)
        if (one === other || far >= gap || far < 1e-6) continue
        one[0] += (dx / far) * (gap - far) * 0.12
        one[1] += (dy / far) * (gap - far) * 0.12
      }
      const out = Math.hypot(...one)
      const most = 1 - gap * 0.42
      if (out > most && count > 1) {
        one[0] *= most / out
        one[1] *= most / out
      }
    }
  }
  return spots.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
}
