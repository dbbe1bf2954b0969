import { expect, it } from 'vitest'
import { sampleItems } from '../fixtures/sampleHampers.ts'
import { splitPicksByAvailability } from './splitPicksByAvailability.ts'

const { rose, lilies } = sampleItems
const steps = [
  { id: 'vase', title: 'Vase', min: 0, max: 3, items: [rose, lilies] },
  { id: 'table', title: 'Table', min: 0, max: 3, items: [rose] },
]
const pick = (step: string, { id }: { readonly id: typeof rose.id }, quantity: number) => ({
  step,
  productId: id,
  quantity,
})

it.each([
  [
    'shares the stock of an item between steps',
    [pick('vase', rose, 1), pick('table', rose, 2)],
    { picks: [pick('vase', rose, 1), pick('table', rose, 1)], parked: [pick('table', rose, 1)] },
  ],
  [
    'takes an item once for each step',
    [pick('vase', rose, 1), pick('vase', rose, 1)],
    { picks: [pick('vase', rose, 1)], parked: [pick('vase', rose, 1)] },
  ],
  [
    'fills a step up to its limit',
    [pick('vase', rose, 2), pick('vase', lilies, 2)],
    { picks: [pick('vase', rose, 2), pick('vase', lilies, 1)], parked: [pick('vase', lilies, 1)] },
  ],
  [
    'parks an item of an unknown step',
    [pick('shelf', rose, 1)],
    { picks: [], parked: [pick('shelf', rose, 1)] },
  ],
])('%s', (_, wanted, split) => {
  expect(splitPicksByAvailability(steps, wanted)).toEqual(split)
})
