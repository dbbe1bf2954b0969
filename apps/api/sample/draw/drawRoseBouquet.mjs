import { drawBow } from './drawBow.mjs'
import { drawLeaf } from './drawLeaf.mjs'
import { drawRose } from './drawRose.mjs'
import { seededNumbers } from './seededNumbers.mjs'
import { wrapInKraft } from './wrapInKraft.mjs'

const twelve = [
  [-168, -502, 98],
  [166, -506, 98],
  [0, -532, 102],
  [-272, -402, 96],
  [274, -400, 96],
  [-92, -424, 104],
  [92, -422, 104],
  [-182, -312, 100],
  [184, -312, 100],
  [2, -326, 106],
  [-88, -242, 94],
  [94, -244, 94],
]
const greens = [
  [-300, -480, -52],
  [-230, -560, -34],
  [-86, -600, -14],
  [90, -604, 12],
  [232, -560, 36],
  [304, -476, 54],
  [-330, -390, -70],
  [334, -386, 72],
]

// Twelve roses in kraft paper. Origin at the ribbon; about 800 wide, from -690 to 210.
export function drawRoseBouquet({
  tones = [{ colour: '#C4122F' }],
  roses: heads = twelve,
  ribbon = '#B0124E',
} = {}) {
  const next = seededNumbers(12)
  const leaves = greens.map(([x, y, turn], n) =>
    drawLeaf({
      x: x * 0.82,
      y: y * 0.86,
      length: 150,
      width: 70,
      turn,
      green: n % 2 ? '#3F7A38' : '#558F45',
    }),
  )
  const sprays = [
    [-268, -548],
    [-40, -646],
    [238, -572],
    [-352, -448],
    [356, -452],
    [120, -632],
    [-150, -622],
  ].map(([x, y]) =>
    Array.from({ length: 7 }, () => {
      const dx = x + (next() - 0.5) * 56
      const dy = y + (next() - 0.5) * 50
      return `<path d="M${dx} ${dy} L${x * 0.86} ${y * 0.8}" stroke="#7FA267" stroke-width="2.5"/><circle cx="${dx}" cy="${dy}" r="${8 + next() * 4}" fill="radial(35 30 80, #FFFFFF, #F1E4DA)"/>`
    }).join(''),
  )
  const roses = heads.map(
    ([x, y, r], n) =>
      `<circle cx="${x + 4}" cy="${y + 12}" r="${r * 0.94}" fill="#2A0310" opacity="${y < -390 ? 0 : 0.42}" filter="blur(9)"/>${drawRose({ x, y, r, turn: next() * 360, seed: 40 + n, ...tones[n % tones.length] })}`,
  )
  const bed = `<path d="M-30 -20 L-300 -400 Q0 -640 300 -400 L30 -20Z" fill="#2C4A26"/>`
  return `${wrapInKraft(leaves.join('') + sprays.join('') + bed + roses.join(''))}${drawBow({ x: 0, y: 6, scale: 0.74, colour: ribbon })}`
}
