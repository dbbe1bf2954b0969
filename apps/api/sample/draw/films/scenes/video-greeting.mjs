import { contactShadow } from '../../contactShadow.mjs'
import { morningTable } from '../../morningTable.mjs'
import { seededNumbers } from '../../seededNumbers.mjs'
import { makeSolid } from '../../solid/makeSolid.mjs'
import { ease } from '../ease.mjs'
import { openingCard } from '../parts/openingCard.mjs'
import { puffedHeart } from '../parts/puffedHeart.mjs'
import { risingMarigolds } from '../parts/risingMarigolds.mjs'
import { renderLit } from '../renderLit.mjs'

const foot = { x: 600, y: 1046 }
const scale = 1.16
const table = morningTable({ width: 1200, height: 1200, edge: 800, window: { x: 190, y: 60, size: 250 } })
const heart = puffedHeart()
const small = puffedHeart({ colours: ['#C93A5C', '#E8708A', '#F6A8B8'], gloss: 0.4 })
const next = seededNumbers(12)
const drifting = Array.from({ length: 11 }, (_, n) => ({
  x: (n % 2 ? 1 : -1) * (150 + next() * 190),
  from: 3 + n * 0.24,
  size: 13 + next() * 12,
  z: 60 + next() * 120,
  sway: next() * 6,
}))

// A card opens on a table; marigolds grow out of it and a heart rises.
export default {
  seconds: 7.25,
  poster: 6.2,
  async frame(second) {
    const open = ease.inOut(second, 0.35, 2.05)
    const solid = makeSolid()
    // Shut, the card stands in the middle; open, its spine does.
    solid.place(openingCard(open), { x: -170 * (1 - ease.inOut(second, 0.45, 1.9)) })
    solid.place(risingMarigolds(second - 1.25))
    addHeart(solid, second)
    for (const one of drifting) addDrifting(solid, one, second)
    const near = scale * (1 + 0.03 * ease.inOut(second, 2.5, 7.2))
    const { image, under } = await renderLit(solid, {
      ...foot,
      scale: near,
      pitch: 16,
      floor: 0.36,
      far: 560,
    })
    const stands = contactShadow({ x: 604, y: foot.y - 4, width: (330 + 260 * open) * scale, depth: 34 })
    return `${table}${under}${stands}${image}`
  },
}

function addHeart(solid, second) {
  const come = ease.settle(second, 2.5, 4, 1)
  if (come <= 0.01) return
  const beat = [4.5, 4.82, 5.9, 6.22].reduce(
    (sum, at) => sum + 0.07 * Math.exp(-(((second - at) / 0.09) ** 2)),
    0,
  )
  const turn = 2.6 * (1 - ease.out(second, 2.5, 4.4)) + 0.16 * Math.sin(second * 1.3)
  const y = 240 + 508 * come + 8 * Math.sin(second * 1.7)
  // It comes up behind the flowers, so that it passes none.
  solid.place(heart, { y, z: -46, scale: 98 * (0.2 + 0.8 * come) * (1 + beat), turn })
}

function addDrifting(solid, { x, from, size, z, sway }, second) {
  const share = (second - from) / 3.4
  if (share <= 0 || share >= 1) return
  const grown = Math.min(1, share * 6, (1 - share) * 4)
  solid.place(small, {
    x: x * (0.7 + 0.3 * share) + 26 * Math.sin(second * 2 + sway),
    y: 260 + share * 660,
    z,
    scale: size * grown,
    turn: second * 1.6 + sway,
    up: [0.2 * Math.sin(second * 1.4 + sway), 1, 0],
  })
}
