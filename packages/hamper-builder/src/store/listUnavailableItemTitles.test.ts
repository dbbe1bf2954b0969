import { expect, it } from 'vitest'
import { sampleItems, sampleSteps } from '../fixtures/sampleHampers.ts'
import { listUnavailableItemTitles } from './listUnavailableItemTitles.ts'
import { emptyHamperSelection } from './reduceHamperSelection.ts'

const { rose, lilies, truffles } = sampleItems
const unavailable = [
  { step: 'flowers', productId: rose.id, quantity: 1 },
  { step: 'flowers', productId: lilies.id, quantity: 1 },
  { step: 'table', productId: rose.id, quantity: 2 },
  { step: 'chocolates', productId: truffles.id, quantity: 1 },
]
const [, chocolates, flowers] = sampleSteps

it('lists each unavailable item once, and leaves out an item that no step knows', () => {
  const baseSteps = flowers ? [flowers] : []
  expect(listUnavailableItemTitles({ build: { ...emptyHamperSelection, unavailable }, baseSteps })).toEqual([
    rose.title,
    lilies.title,
  ])
})

it('finds the titles of items that only the courier variant offers', () => {
  const build = { ...emptyHamperSelection, unavailable, steps: chocolates ? [chocolates] : [] }
  expect(listUnavailableItemTitles({ build, baseSteps: [] })).toEqual([truffles.title])
})
