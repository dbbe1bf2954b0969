import type { ParsedRequestOf } from '@store/api-client/contract/call'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { staffCalls } from '@store/api-client/contract/staff'
import type { ProductDetails } from '../db/schema/ProductDetails.ts'
import { categoryOfWithdrawnProducts } from '../db/schema/products.ts'
import type { StockRow, StockValues } from './createStockRepo.ts'
import { productNotInFilesError, type StockRowError } from './StockRowError.ts'

/** A row of a request that changes prices and stocks. */
export type StockChangeInput = ParsedRequestOf<typeof staffCalls.changeStock>['products'][number]

/** Returns the values that a change writes, none if it changes nothing, or why it is not possible. */
export function planStockChange(
  { price, listPrice, stock, ifStock }: StockChangeInput,
  before: StockRow,
): { readonly values: StockValues } | { readonly error: StockRowError } {
  const inStock = before.withdrawnStock ?? before.stock
  const isNewStock = stock !== undefined && stock !== inStock
  if (isNewStock && ifStock !== undefined && ifStock !== inStock) {
    const reason = `the store has ${inStock} units, not ${ifStock}`
    return { error: { status: 409, code: 'stock_changed', reason } }
  }
  if (isNewStock && (before.facts?.minimumOrder ?? 1) > quantityLimits.max) {
    return invalid('this product is sold by enquiry, and has no stock')
  }
  if (isNewStock && before.withdrawnStock === null && before.category === categoryOfWithdrawnProducts) {
    return { error: productNotInFilesError }
  }
  const newPrice = price ?? before.price
  const hasListPrice = before.listPrice > before.price
  const newListPrice = listPrice ?? (hasListPrice ? before.listPrice : newPrice)
  if (newListPrice < newPrice) {
    return invalid(
      `the list price ${print(newListPrice)} is below the price ${print(newPrice)}: send list_price, too`,
    )
  }
  return {
    values: {
      ...(newPrice !== before.price && { price: newPrice, ...factsAt(newPrice, before.facts) }),
      ...(newListPrice !== before.listPrice && { listPrice: newListPrice }),
      ...(isNewStock && (before.withdrawnStock === null ? { stock } : { withdrawnStock: stock })),
    },
  }
}

const paisePerRupee = 100

const invalid = (reason: string) => ({ error: { status: 400, code: 'invalid', reason } }) as const

const print = (paise: number) => `₹${(paise / 100).toFixed(2)}`

/**
 * Returns the facts for a new price: points are recalculated, and the former price breakup is removed because it does
 * not add up.
 */
function factsAt(price: number, facts: ProductDetails | null): Pick<StockValues, 'facts'> {
  if (!facts) return {}
  const { earnPercent, earnPoints } = facts
  return {
    facts: {
      ...facts,
      priceParts: [],
      earnPoints:
        earnPercent === undefined ? earnPoints : Math.round((price * earnPercent) / 100 / paisePerRupee),
    },
  }
}
