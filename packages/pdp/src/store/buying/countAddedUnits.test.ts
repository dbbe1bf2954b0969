import { expect, it } from 'vitest'
import { sampleAddOns } from '../../fixtures/addOnGroups.ts'
import { drawBouquet } from '../../fixtures/drawBouquet.ts'
import { roses } from '../../fixtures/roses.ts'
import { countAddedUnits } from './countAddedUnits.ts'

const { balloons, card } = sampleAddOns
const { id, title, href } = roses
const part = { id, title, href, picture: drawBouquet(title), options: [] }
const along = [
  { productId: balloons.id, quantity: 3 },
  { productId: card.id, quantity: 1 },
]

it.each([
  ['a gift alone', [], [], 1],
  ['a gift with add-ons', [], along, 1 + 4],
  ['a combo of three gifts', [2, 1], [], 3],
  ['a combo with one gift', [1], [], 1],
  ['a combo with add-ons', [2, 1], along, 3 + 4],
])('counts %s', (_, quantities, addOns, expected) => {
  const gifts = quantities.map((quantity) => ({ ...part, quantity }))
  expect(countAddedUnits({ gifts }, addOns)).toBe(expected)
})
