import { paise } from '@store/api-client/contract/money'
import { expect, it } from 'vitest'
import { cakeAttributes } from '../fixtures/cakeAttributes.ts'
import { roses } from '../fixtures/roses.ts'
import { getPriceRows } from './getPriceRows.ts'

const words = { choices: 'Your choices', total: 'Total' }
const none = { options: {}, texts: {} }

it('returns the parts of the price and their total', () => {
  expect(getPriceRows({ product: roses, selection: none }, words)).toEqual([
    ...roses.priceParts,
    { label: 'Total', amount: roses.price },
  ])
})

it('adds a row for the price of the chosen options', () => {
  const product = { ...roses, attributes: [cakeAttributes.weight] }
  expect(getPriceRows({ product, selection: { options: { 10: [2] }, texts: {} } }, words).slice(-2)).toEqual([
    { label: 'Your choices', amount: paise(50_000) },
    { label: 'Total', amount: paise(roses.price + 50_000) },
  ])
})

it('returns no rows if the parts do not add up, or do not exist', () => {
  const [first] = roses.priceParts
  for (const priceParts of [[], first ? [first] : []])
    expect(getPriceRows({ product: { ...roses, priceParts }, selection: none }, words)).toEqual([])
})
