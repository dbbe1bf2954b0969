import { placeAt } from './placeAt.mjs'
import { softGround } from './softGround.mjs'

// Gifts of other pictures put together in one, the far ones first: [a function that makes the scene, where its square goes].
export async function groupOf(tint, parts) {
  const drawn = []
  for (const [draw, place] of parts) drawn.push(placeAt((await draw()).gift, place))
  return { ground: softGround(tint), gift: drawn.join('') }
}
