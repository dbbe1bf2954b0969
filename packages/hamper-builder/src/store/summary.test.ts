import { expect, it } from 'vitest'
import { pieces, sampleHamper, sampleSteps } from '../fixtures/sampleHampers.ts'
import { chosenItems, lastChosen, totalOf } from './summary.ts'

const { basket, truffles, bars, rose } = pieces
const build = {
  steps: sampleSteps,
  picks: [
    { step: 'basket', productId: basket.id, quantity: 1 },
    { step: 'chocolates', productId: truffles.id, quantity: 2 },
    { step: 'chocolates', productId: bars.id, quantity: 1 },
    { step: 'flowers', productId: rose.id, quantity: 1 },
  ],
}

it('adds the price of each piece to the price of the hamper itself', () => {
  expect(totalOf(sampleHamper, { ...build, picks: [] })).toBe(49_900)
  expect(totalOf(sampleHamper, build)).toBe(49_900 + 29_900 + 2 * 24_900 + 19_900 + 19_900)
})

it('leaves out what a step does not offer any more', () => {
  const gone = { step: 'basket', productId: rose.id, quantity: 1 }
  expect(totalOf(sampleHamper, { ...build, picks: [gone] })).toBe(49_900)
  expect(chosenItems({ ...build, picks: [gone] })).toEqual([])
})

it('shows the last three things that were chosen', () => {
  expect(lastChosen(build).map(({ item }) => item.id)).toEqual([truffles.id, bars.id, rose.id])
})
