import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import { type FormattedTotals, formatTotals } from '@store/api-client/contract/rules/formatTotals'
import type { CartState } from './CartState.ts'
import { type OptimisticCart, selectOptimisticCart } from './selectOptimisticCart.ts'

/** Memoized selectors of what the cart's components derive from its state. */
export interface CartSelectors {
  /** Returns the optimistic cart, with pending changes; `undefined` until it is loaded. */
  readonly selectCart: (state: CartState) => OptimisticCart | undefined
  /** Returns the amounts of the optimistic cart as texts; `undefined` until it is loaded. */
  readonly selectTotals: (state: CartState) => FormattedTotals | undefined
}

/** Creates selectors that calculate once for each change, for all components that read the result. */
export function createCartSelectors(currency: Currency, locale: string | undefined): CartSelectors {
  const calculateCart = memoizeLast((serverCart: CartState['serverCart'], pending: CartState['pending']) =>
    selectOptimisticCart({ serverCart, pending }),
  )
  const calculateTotals = memoizeLast(
    (cart: OptimisticCart | undefined) => cart && formatTotals(cart, currency, locale),
  )
  const selectCart = ({ serverCart, pending }: CartState) => calculateCart(serverCart, pending)
  return { selectCart, selectTotals: (state) => calculateTotals(selectCart(state)) }
}

/** Returns a function that returns its last result again for the same arguments. */
function memoizeLast<Args extends readonly unknown[], Result>(calculate: (...args: Args) => Result) {
  let last: { readonly args: Args; readonly result: Result } | undefined
  return (...args: Args): Result => {
    const isSame = last?.args.every((arg, index) => Object.is(arg, args[index]))
    if (!last || !isSame) last = { args, result: calculate(...args) }
    return last.result
  }
}
