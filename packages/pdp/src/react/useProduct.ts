import type { PlaceCheckState, ReadonlyStore } from '@store/api-client/contract/ports'
import { type Currency, formatPrice } from '@store/api-client/contract/rules/formatPrice'
import type { Paise } from '@store/api-client/contract/rules/paise'
import { useContext, useSyncExternalStore } from 'react'
import type { ProductMessages } from '../messages/ProductMessages.ts'
import type { ProductActions, ProductStore } from '../store/createProductStore.ts'
import type { ProductState } from '../store/ProductState.ts'
import { ProductContext } from './ProductProvider.tsx'

/** Returns the state, actions and messages of the nearest `ProductProvider`; throws outside of one. */
export function useProduct(): {
  readonly state: ProductState
  /** Result of the check of the chosen location. */
  readonly check: PlaceCheckState
  readonly actions: ProductActions
  readonly hrefs: ProductStore['hrefs']
  readonly lazyPorts: ProductStore['lazyPorts']
  readonly currency: Currency
  /** Formats an amount in the shopper's currency. */
  readonly priceOf: (amount: Paise) => string
  readonly messages: ProductMessages
} {
  const carried = useContext(ProductContext)
  if (!carried) {
    throw new Error(
      'useProduct: no ProductProvider above this component. Wrap it in one and hand it a store.',
    )
  }
  const { store, messages } = carried
  const { check } = useWhole(store.placeCheck)
  const { currency } = useWhole(store.currency)
  const { actions, hrefs, lazyPorts } = store
  const priceOf = (amount: Paise) => formatPrice(amount, currency)
  return { state: useWhole(store), check, actions, hrefs, lazyPorts, currency, priceOf, messages }
}

/**
 * Subscribes to the whole store. Zustand's own hook creates selectors for each reader, and a page has sixty
 * readers.
 */
function useWhole<State>({ subscribe, getState, getInitialState }: ReadonlyStore<State>): State {
  return useSyncExternalStore(subscribe, getState, getInitialState)
}
