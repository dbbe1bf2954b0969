import { expect, it } from 'vitest'
import { addOnGroups, sampleAddOns } from '../../fixtures/addOnGroups.ts'
import { summarizeAddOns } from './summarizeAddOns.ts'

const { candle, card, balloons, vase, knife } = sampleAddOns

it('counts each add-on with its quantity', () => {
  const chosen = [
    { productId: balloons.id, quantity: 3 },
    { productId: card.id, quantity: 1 },
  ]
  expect(summarizeAddOns(addOnGroups, chosen, 'new')).toMatchObject({ count: 4, total: 3 * 14_900 + 7_900 })
})

it('prices a candle by its number, depending on the layout', () => {
  const chosen = [{ productId: candle.id, quantity: 2, candleNumber: 25 }]
  expect(summarizeAddOns(addOnGroups, chosen, 'new').total).toBe(2 * 25 * 4_900)
  expect(summarizeAddOns(addOnGroups, chosen, 'old').total).toBe(2 * 2 * 4_900)
})

it('ignores an add-on that is no longer offered', () => {
  const withoutSweets = addOnGroups.slice(0, 2)
  const chosen = [{ productId: vase.id, quantity: 1 }]
  expect(summarizeAddOns(withoutSweets, chosen, 'new')).toEqual({ count: 0, total: 0, pictures: [] })
})

it('shows the pictures of the three add-ons chosen last, newest last', () => {
  const chosen = [balloons, card, vase, knife].map(({ id }) => ({ productId: id, quantity: 1 }))
  expect(summarizeAddOns(addOnGroups, chosen.slice(0, 2), 'new').pictures).toEqual([balloons, card])
  expect(summarizeAddOns(addOnGroups, chosen, 'new').pictures).toEqual([card, vase, knife])
})
