import { contactShadow } from '../../contactShadow.mjs'
import { softGround } from '../../softGround.mjs'
import { makeSolid } from '../../solid/makeSolid.mjs'
import { ease } from '../ease.mjs'
import { foldingPaper } from '../parts/foldingPaper.mjs'
import { foldingSkirt } from '../parts/foldingSkirt.mjs'
import { roseBunch } from '../parts/roseBunch.mjs'
import { tiedRibbon } from '../parts/tiedRibbon.mjs'
import { renderLit } from '../renderLit.mjs'

const kraft = '#D2A26C'
const waist = 225
const lean = (30 * Math.PI) / 180
const ground = softGround('#F3C6C0')
const { roses, greens, leaves, sprays } = roseBunch()
// From the back to the front, so that no rose has to pass through another.
const inTurn = roses.toSorted((a, b) => a.depth - b.depth)

// Twelve roses fan in one by one, kraft paper folds round them and a bow is tied.
export default {
  seconds: 7.25,
  poster: 7,
  async frame(second) {
    const gift = makeSolid()
    const upright = [0, Math.cos(lean), Math.sin(lean)]
    gift.place(bunchAt(second), { y: waist, up: upright })
    addPaper(gift, second, upright)
    const ribbon = tiedRibbon({
      colour: '#B0124E',
      band: ease.inOut(second, 4.75, 5.35),
      loops: ease.settle(second, 5.2, 5.95, 1.5),
      tails: ease.settle(second, 5.3, 6.1, 1.1),
    })
    gift.place(ribbon, { y: waist })
    const solid = makeSolid()
    solid.place(gift, { turn: 0.16 * ease.inOut(second, 0, 4) - 0.3 * ease.inOut(second, 4.4, 7.4) })
    const near = 0.94 + 0.04 * ease.inOut(second, 3.4, 7.4)
    const { image, under } = await renderLit(solid, { y: 1076, scale: near })
    const stands = ease.out(second, 3, 4.4)
    const foot = contactShadow({ x: 606, y: 1070, width: (150 + 140 * stands) * near, depth: 46 })
    return `${ground}${under}<g opacity="${stands}">${foot}</g>${image}`
  },
}

function bunchAt(second) {
  const bunch = makeSolid()
  const sway = 0.035 * Math.sin(second * 1.5) * (1 - ease.inOut(second, 4.2, 5.4))
  bunch.place(greens, { up: [sway, 1, 0] })
  const filled = ease.inOut(second, 1.9, 3.7)
  if (filled > 0) bunch.place(leaves, { scale: 0.45 + 0.55 * filled, up: [sway, 1, 0] })
  for (const [n, { solid, side }] of inTurn.entries()) {
    const from = 0.12 + n * 0.2
    const come = ease.softOut(second, from, from + 1.15)
    if (come === 0) continue
    const swing = side * 1.15 * (1 - ease.settle(second, from, from + 1.15, 0.7)) + sway
    const away = 820 * (1 - come)
    bunch.place(solid, {
      x: Math.sin(swing) * away,
      y: Math.cos(swing) * away,
      up: [Math.sin(swing), Math.cos(swing), 0],
    })
  }
  const tight = 1 - 0.03 * ease.inOut(second, 4.8, 5.4)
  const spring = ease.settle(second, 5.7, 6.5, 1.4)
  if (spring > 0) bunch.place(sprays, { scale: 0.72 + 0.28 * spring })
  const tied = makeSolid()
  tied.place(bunch, { scale: tight })
  return tied
}

// The paper comes up from below, half open, and closes: first its back, then the left flap, then the right one over it.
function addPaper(solid, second, up) {
  const come = ease.softOut(second, 2.5, 3.5)
  if (come === 0) return
  const bend = {
    back: 0.42 + 0.58 * ease.inOut(second, 3, 4),
    left: 0.04 + 0.96 * ease.inOut(second, 3.3, 4.35),
    right: 0.04 + 0.96 * ease.inOut(second, 3.7, 4.75),
  }
  const y = waist - 1150 * (1 - come)
  const cone = makeSolid()
  foldingPaper(cone, { paper: kraft, radius: 351, high: 390, bend })
  solid.place(cone, { y, up })
  const skirt = makeSolid()
  foldingSkirt(skirt, { paper: kraft, radius: 330, foot: waist, bend })
  solid.place(skirt, { y })
}
