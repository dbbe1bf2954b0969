import { bow } from './bow.mjs'
import { box } from './box.mjs'
import { makeSolid } from './makeSolid.mjs'

// Three gift boxes, small on large, tied with one gold ribbon.
export function giftTower() {
  const solid = makeSolid()
  const turn = 0.46
  let y = 0
  for (const [width, high, colour, lid] of [
    [480, 250, '#4A2418', '#5E3020'],
    [370, 210, '#8C2A3C', '#A23A4A'],
    [260, 170, '#E9D2AE', '#F4E4C6'],
  ]) {
    box(solid, { y, width, high, colour, turn })
    box(solid, { y: y + high - 60, width: width + 18, high: 64, colour: lid, turn })
    box(solid, {
      y: y - 0.5,
      width: width + 22,
      high: high + 7,
      deep: 44,
      colour: '#D9A93C',
      turn,
      gloss: 0.7,
    })
    box(solid, {
      y: y - 0.5,
      width: 44,
      high: high + 7,
      deep: width + 22,
      colour: '#D9A93C',
      turn,
      gloss: 0.7,
    })
    y += high + 5
  }
  solid.place(bow({ colour: '#DDB04A', loops: 4, tails: 0, wide: 0.44, gloss: 0.8 }), {
    y: y + 34,
    scale: 120,
    up: [0, 0.8, -0.5],
    turn: 0.2,
  })
  return solid
}
