import { seededNumbers } from '../../seededNumbers.mjs'
import { makeSolid } from '../makeSolid.mjs'
import { paint } from '../paint.mjs'
import { petal } from '../petal.mjs'

// A half-closed tulip cup standing on the origin.
export function tulip({ deep, full, pale }, seed = 1) {
  const solid = makeSolid()
  const next = seededNumbers(seed)
  const tone = paint(deep, full, pale)
  const open = next() * 10
  for (let n = 0; n < 6; n += 1) {
    const outer = n >= 3
    const jitter = next() - 0.5
    petal(solid, {
      angle: ((n % 3) / 3) * Math.PI * 2 + (outer ? Math.PI / 3 : 0) + jitter * 0.2 + seed,
      from: 0.06,
      length: 2.05 + jitter * 0.1,
      width: 1.24,
      rise: [12, 52 - open, 86 - open, 99, 104 - open * (outer ? 1.6 : 0.6), 98 - open * (outer ? 3.4 : 1)],
      outline: (v) => Math.sin(Math.PI * (0.13 + v * 0.87) ** 0.86) ** 0.72 + 0.008,
      cup: 1.5 - (outer ? 0.1 : 0),
      fold: -0.03,
      ruffle: 0.014,
      phase: next() * 6,
      colour: (u, v) =>
        tone(
          0.2 +
            v * 0.35 +
            Math.abs(u) ** 2 * 0.3 +
            0.06 * Math.sin(u * 26) * (0.3 + v) -
            (v < 0.12 ? -0.3 : 0),
        ),
      across: 14,
      along: 18,
      through: 0.55,
      gloss: 0.14,
    })
  }
  return solid
}
