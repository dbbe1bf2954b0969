import { seededNumbers } from '../../seededNumbers.mjs'
import { ball } from '../ball.mjs'
import { makeSolid } from '../makeSolid.mjs'
import { paint } from '../paint.mjs'
import { petal } from '../petal.mjs'

// An orchid blossom facing along y: three narrow sepals, two broad petals and a coloured lip.
export function orchid({ deep, full, pale, lip = '#7A1060' }, seed = 1) {
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const tone = paint(pale, full, deep)
  const part = (angle, length, width, slope, lift = 0, at = 0) =>
    petal(solid, {
      angle: angle + (next() - 0.5) * 0.12,
      from: 0.03,
      lift,
      length,
      width,
      rise: [slope + 22, slope + 4, slope - 16 + (next() - 0.5) * 12],
      outline: (v) => Math.sin(Math.PI * Math.min(1, 0.12 + v * 0.88) ** 0.8) ** 0.62 + 0.006,
      cup: 0.5,
      ruffle: 0.02,
      phase: next() * 6,
      colour: (u, v) => tone(at + 0.16 + (1 - v) * 0.2 + 0.09 * Math.sin(u * 17) * v + Math.abs(u) * 0.3),
      across: 12,
      along: 12,
      through: 0.6,
    })
  for (const turn of [-Math.PI / 2, Math.PI / 6 + 0.12, (5 * Math.PI) / 6 - 0.12]) part(turn, 0.98, 0.56, 4)
  part(-0.3, 1.02, 0.98, 10, 0.03)
  part(Math.PI + 0.3, 1.02, 0.98, 10, 0.03)
  const mouth = paint(lip, full)
  for (const [turn, length, width, slope] of [
    [Math.PI / 2, 0.58, 0.42, 30],
    [0.5, 0.3, 0.26, 62],
    [Math.PI - 0.5, 0.3, 0.26, 62],
  ]) {
    petal(solid, {
      angle: turn,
      from: 0.02,
      lift: 0.05,
      length,
      width,
      rise: [slope + 24, slope, slope - 50],
      outline: (v) => 0.5 + 0.5 * Math.sin(v * Math.PI),
      cup: 3,
      ruffle: 0.06,
      colour: (_u, v) => mouth(v * 0.45),
      through: 0.3,
    })
  }
  ball(solid, { y: 0.16, r: 0.085, tall: 1.3, colour: paint('#FBF1C8')(0), fine: 10 })
  return solid
}
