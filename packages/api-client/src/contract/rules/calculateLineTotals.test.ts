import { describe, expect, it } from 'vitest'
import { calculateLineTotals, type PricedLine } from './calculateLineTotals.ts'
import { paise } from './paise.ts'

const roses: PricedLine = {
  id: 'roses',
  quantity: 1,
  price: paise(89_900),
  listPrice: paise(109_900),
  isFree: false,
  isDeclined: false,
}
const combo = { id: 'roses-and-cake', perSet: 1, price: paise(119_900), listPrice: paise(149_900) }
const totalsOf = (...lines: readonly PricedLine[]) => Object.fromEntries(calculateLineTotals(lines))

describe('totals of cart lines', () => {
  it('multiplies price and list price by the quantity of a line', () => {
    expect(totalsOf({ ...roses, quantity: 3 })).toEqual({
      roses: { quantity: 3, price: 89_900, total: 269_700, listTotal: 329_700 },
    })
  })

  it('charges complete combos at the combo price, and further units at their own price', () => {
    const cake = { ...roses, id: 'cake', combo, quantity: 4, price: paise(49_900), listPrice: paise(59_900) }
    expect(totalsOf({ ...roses, combo, quantity: 3 }, cake)).toEqual({
      'roses-and-cake': { quantity: 3, price: 119_900, total: 359_700, listTotal: 449_700 },
      roses: { quantity: 0, price: 89_900, total: 0, listTotal: 0 },
      cake: { quantity: 1, price: 49_900, total: 49_900, listTotal: 59_900 },
    })
  })

  it('counts a combo as complete only with all units of each of its gifts', () => {
    const candles = { ...roses, id: 'candles', combo: { ...combo, perSet: 2 }, quantity: 3 }
    expect(totalsOf({ ...roses, combo, quantity: 3 }, candles)).toMatchObject({
      'roses-and-cake': { quantity: 1 },
      roses: { quantity: 2 },
      candles: { quantity: 1 },
    })
  })

  it('charges nothing for a free line, but keeps its list price', () => {
    expect(totalsOf({ ...roses, isFree: true, quantity: 2 })).toEqual({
      roses: { quantity: 2, price: 0, total: 0, listTotal: 219_800 },
    })
  })

  it('leaves out a declined line, also when it counts combos', () => {
    const cake = { ...roses, id: 'cake', combo, quantity: 1 }
    const declined = { ...roses, combo, quantity: 0, isDeclined: true }
    expect(totalsOf(declined, cake)).toMatchObject({ 'roses-and-cake': { quantity: 1 } })
    expect(totalsOf(declined, cake)).not.toHaveProperty('roses')
  })
})
