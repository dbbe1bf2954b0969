import { makeSolid } from '../../solid/makeSolid.mjs'
import { paint } from '../../solid/paint.mjs'

const width = 340
const high = 500
const rose = paint('#8F0D3F', '#B0124E', '#C92C64')
const gold = paint('#C99A44', '#F2D48C')
const petals = paint('#C06A00', '#F2A20C', '#FFCF62')
const cream = paint('#F3E4C8', '#FFF8EA', '#FFFDF6')

// A card standing on its foot with its back where the origin is: `open` turns its cover from shut (0) to wide open (1).
export function openingCard(open) {
  const solid = makeSolid()
  const cover = 0.05 + (Math.PI - 0.05 - 0.3) * open
  const back = 0.3 * open
  addLeaf(solid, back, written)
  // Only the side of the cover that can be seen is there.
  addLeaf(solid, cover, cover < Math.PI / 2 ? emblem : dotted)
  return solid
}

// One leaf of the card: it leaves the spine in direction `turn` (0 to the right, growing towards the viewer).
function addLeaf(solid, turn, colour) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  solid.sheet({
    across: 150,
    along: 220,
    gloss: 0.12,
    through: 0.05,
    colour: (u, v) => colour(u * width, v * high),
    at: (u, v) => {
      // Card is never quite flat.
      const bow = 5 * Math.sin(u * Math.PI)
      return [u * width * c - bow * s, v * high, u * width * s + bow * c]
    },
  })
}

const inFrame = (x, y, from, thick) => {
  const near = Math.min(x, width - x, y, high - y)
  return near > from && near < from + thick
}

// The cover: a gold line round a marigold.
function emblem(x, y) {
  if (inFrame(x, y, 20, 5) || inFrame(x, y, 31, 4)) return gold(0.6)
  const [dx, dy] = [x - width / 2, y - high / 2]
  const [far, a] = [Math.hypot(dx, dy), Math.atan2(dy, dx)]
  for (let ring = 4; ring >= 0; ring -= 1) {
    const reach = 96 * (1 - ring * 0.2)
    const edge = reach * (0.9 + 0.1 * Math.abs(Math.sin((a + ring * 0.24) * (6.5 - ring))) ** 0.5)
    if (far < edge) return petals(1 - (edge - far) / (reach * 0.3) + ring * 0.06)
  }
  return rose(0.5 + 0.08 * Math.sin(y / 60))
}

// The right leaf inside: lines as of handwriting, too far away to read.
function written(x, y) {
  if (inFrame(x, y, 16, 5)) return gold(0.4)
  const line = Math.round((y - 60) / 46)
  const long = [0.34, 0, 0.9, 0.82, 0.94, 0.72, 0.88, 0.46][line] ?? 0
  const at = (x - 54) / (width - 108)
  const wave = 60 + line * 46 + 3 * Math.sin(x * 0.16 + line * 2)
  const inWord = Math.sin(x * 0.085 + line * 1.7) + 0.4 * Math.sin(x * 0.041 + line) > -0.95
  if (at > 0 && at < long && inWord && Math.abs(y - wave) < 3.4) return paint('#C49A6C')(0)
  return cream(0.55)
}

// The left leaf inside: a fine pattern of dots.
function dotted(x, y) {
  if (inFrame(x, y, 16, 5)) return gold(0.4)
  const [column, row] = [Math.round(x / 34), Math.round(y / 30)]
  const [px, py] = [column * 34 + (row % 2) * 17, row * 30]
  const near = Math.min(Math.hypot(x - px, y - py), Math.hypot(x - px + 34, y - py))
  return near < 5 ? paint('#F6BDBE')(0) : paint('#FFF0E8')(0)
}
