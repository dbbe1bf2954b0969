import { inr } from '@store/api-client/contract/rules/formatPrice'
import { expect, it } from 'vitest'
import { createCartHarness } from '../fixtures/createCartHarness.ts'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import { createCartSelectors } from './createCartSelectors.ts'

const { roses, cake } = sampleLines
const { selectCart, selectTotals } = createCartSelectors(inr, 'en')

it('calculates once for all readers, and again only when the cart changes', () => {
  const { store, setQuantity } = createCartHarness({ server: sampleCart([roses, cake]) })
  const cart = selectCart(store.getState())
  const totals = selectTotals(store.getState())
  const elsewhere = { ...store.getState(), isOffline: true }
  expect(selectCart(elsewhere)).toBe(cart)
  expect(selectTotals(elsewhere)).toBe(totals)
  setQuantity(roses.id, 3)
  expect(selectCart(store.getState())?.lines.map(({ quantity }) => quantity)).toEqual([3, cake.quantity])
  expect(selectTotals(store.getState())?.lines.get(roses.id)?.quantity).toBe(3)
})

it('returns nothing until the cart is loaded', () => {
  const { store } = createCartHarness({ server: sampleCart([roses]) })
  const loading = { ...store.getState(), serverCart: undefined }
  expect(selectCart(loading)).toBeUndefined()
  expect(selectTotals(loading)).toBeUndefined()
})
