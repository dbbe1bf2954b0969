import { box } from './box.mjs'
import { makeSolid } from './makeSolid.mjs'

// A long wooden tray with low sides.
export function tray() {
  const solid = makeSolid()
  const wood = '#C08E56'
  box(solid, { width: 920, high: 22, deep: 400, colour: '#CFA06A' })
  for (const z of [-194, 194]) box(solid, { y: 20, z, width: 920, high: 40, deep: 16, colour: wood })
  for (const x of [-452, 452]) box(solid, { y: 20, x, width: 16, high: 40, deep: 400, colour: wood })
  return solid
}
