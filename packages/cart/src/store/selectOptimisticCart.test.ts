import { describe, expect, it } from 'vitest'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import { selectOptimisticCart } from './selectOptimisticCart.ts'

const { roses, cake, plant } = sampleLines
const confirmed = sampleCart()

describe('selectOptimisticCart', () => {
  it('returns nothing before the server cart is loaded', () => {
    expect(selectOptimisticCart({ serverCart: undefined, pending: [] })).toBeUndefined()
  })

  it('returns the server cart while nothing is pending', () => {
    expect(selectOptimisticCart({ serverCart: confirmed, pending: [] })).toEqual({
      ...confirmed,
      isUpdating: false,
    })
  })

  it('contains the pending quantity and item count, and the last confirmed amounts', () => {
    const shown = selectOptimisticCart({
      serverCart: confirmed,
      pending: [{ kind: 'quantity', lineId: roses.id, quantity: 4, from: 1 }],
    })
    expect(shown?.lines).toEqual([{ ...roses, quantity: 4 }, cake, plant])
    expect(shown).toMatchObject({
      itemCount: 7,
      isUpdating: true,
      total: confirmed.total,
      rows: confirmed.rows,
      saving: confirmed.saving,
    })
  })

  it('omits a line that is being removed', () => {
    const shown = selectOptimisticCart({
      serverCart: confirmed,
      pending: [{ kind: 'remove', lineIds: [cake.id] }],
    })
    expect(shown?.lines).toEqual([roses, plant])
    expect(shown?.itemCount).toBe(2)
  })

  it('has several countries only if the remaining lines go to several countries', () => {
    const mixed = sampleCart([roses, { ...plant, country: 840 }])
    expect(selectOptimisticCart({ serverCart: mixed, pending: [] })?.hasSeveralCountries).toBe(true)
    const pending = [{ kind: 'remove', lineIds: [plant.id] }] as const
    expect(selectOptimisticCart({ serverCart: mixed, pending })?.hasSeveralCountries).toBe(false)
  })
})
