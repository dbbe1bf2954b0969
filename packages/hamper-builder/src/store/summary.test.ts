import { expect, it } from 'vitest'
import { sampleHamper, sampleItems, sampleSteps } from '../fixtures/sampleHampers.ts'
import { calculateHamperTotal, listChosenItems, listLastChosenItems } from './summary.ts'

const { basket, truffles, bars, rose } = sampleItems
const build = {
  steps: sampleSteps,
  picks: [
    { step: 'basket', productId: basket.id, quantity: 1 },
    { step: 'chocolates', productId: truffles.id, quantity: 2 },
    { step: 'chocolates', productId: bars.id, quantity: 1 },
    { step: 'flowers', productId: rose.id, quantity: 1 },
  ],
}

it('adds the price of each chosen unit to the base price of the hamper', () => {
  expect(calculateHamperTotal(sampleHamper, { ...build, picks: [] })).toBe(49_900)
  expect(calculateHamperTotal(sampleHamper, build)).toBe(49_900 + 29_900 + 2 * 24_900 + 19_900 + 19_900)
})

it('ignores items that a step no longer offers', () => {
  const gone = { step: 'basket', productId: rose.id, quantity: 1 }
  expect(calculateHamperTotal(sampleHamper, { ...build, picks: [gone] })).toBe(49_900)
  const lost = { step: 'table', productId: rose.id, quantity: 1 }
  expect(listChosenItems({ ...build, picks: [gone, lost] })).toEqual([])
})

it('shows the last three chosen items', () => {
  expect(listLastChosenItems(build).map(({ item }) => item.id)).toEqual([truffles.id, bars.id, rose.id])
})
