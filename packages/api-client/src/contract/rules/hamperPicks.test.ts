import { brand, number, parse, pipe } from 'valibot'
import { expect, it } from 'vitest'
import { countPicked, findFirstIncompleteStep, findFirstOverfilledStep } from './hamperPicks.ts'

const productId = parse(pipe(number(), brand('ProductId')), 101)
const pick = (step: string, quantity = 1) => ({ step, productId, quantity })
const steps = [
  { id: 'basket', min: 1, max: 1 },
  { id: 'chocolates', min: 2, max: 3 },
  { id: 'card', min: 0, max: 1 },
]

it('counts the units of a step, not those of the others', () => {
  const picks = [pick('basket'), pick('chocolates', 2), pick('chocolates')]
  expect(steps.map((step) => countPicked(step, picks))).toEqual([1, 3, 0])
})

it.each([
  [[], 0],
  [[pick('chocolates', 2)], 0],
  [[pick('basket'), pick('chocolates')], 1],
  [[pick('basket'), pick('chocolates', 2)], 3],
])('finds the first step below its minimum: %j → %s', (picks, index) => {
  expect(findFirstIncompleteStep(steps, picks)).toBe(index)
})

it.each([
  [[pick('basket'), pick('chocolates', 3), pick('card')], 3],
  [[pick('basket', 2), pick('card', 2)], 0],
  [[pick('basket'), pick('chocolates', 4), pick('card', 2)], 1],
  [[pick('card', 2)], 2],
])('finds the first step above its maximum: %j → %s', (picks, index) => {
  expect(findFirstOverfilledStep(steps, picks)).toBe(index)
})
