import type { CartLine } from '@store/api-client/contract/cart'
import { calculateLineTotals } from '@store/api-client/contract/rules/calculateLineTotals'
import { expect, it } from 'vitest'
import { richLines } from '../fixtures/richCart.ts'
import { sampleLines } from '../fixtures/sampleCart.ts'

const { comboRoses, comboCakes, freeCard } = richLines
const totalOf = (lines: readonly CartLine[], id: string) => calculateLineTotals(lines).get(id)

it('multiplies price and list price by the quantity of a line', () => {
  const roses = { ...sampleLines.roses, quantity: 3 }
  expect(totalOf([roses], roses.id)).toMatchObject({ quantity: 3, total: 269_700, listTotal: 329_700 })
})

it('charges complete combos at the combo price, and extra units at their own price', () => {
  const lines = [
    { ...comboRoses, quantity: 3 },
    { ...comboCakes, quantity: 4 },
  ]
  expect(totalOf(lines, comboRoses.combo.id)).toMatchObject({
    quantity: 2,
    total: 239_800,
    listTotal: 299_800,
  })
  expect(totalOf(lines, comboRoses.id)).toMatchObject({ quantity: 1, total: 89_900 })
  expect(totalOf(lines, comboCakes.id)).toMatchObject({ quantity: 0, total: 0 })
})

it('charges nothing for a free line, and omits a declined one', () => {
  expect(totalOf([freeCard], freeCard.id)).toMatchObject({ total: 0, listTotal: 4_900 })
  expect(totalOf([{ ...freeCard, isDeclined: true }], freeCard.id)).toBeUndefined()
})
