import type { Product } from '@store/api-client/contract/catalogue'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import { type Currency, formatPrice } from '@store/api-client/contract/rules/formatPrice'
import type { Paise } from '@store/api-client/contract/rules/paise'
import { useStore } from 'zustand'
import type { ProductMessages } from '../messages/ProductMessages.ts'
import type { ProductActions, ProductStore } from '../store/createProductStore.ts'
import { useProductContext } from './useProductContext.ts'

/**
 * Returns the product, actions and messages of the nearest `ProductProvider`; throws outside of one. Read changing
 * state with `useProductState`.
 */
export function useProduct(): {
  readonly product: Product
  /** Result of the check of the chosen location. */
  readonly check: DeliverabilityCheckState
  readonly actions: ProductActions
  readonly hrefs: ProductStore['hrefs']
  readonly lazyPorts: ProductStore['lazyPorts']
  readonly currency: Currency
  /** Formats an amount in the shopper's currency. */
  readonly priceOf: (amount: Paise) => string
  readonly messages: ProductMessages
} {
  const { store, messages } = useProductContext()
  const check = useStore(store.placeCheck, getCheck)
  const currency = useStore(store.currency, getCurrency)
  const { actions, hrefs, lazyPorts } = store
  const priceOf = (amount: Paise) => formatPrice(amount, currency, messages.locale)
  const { product } = store.getInitialState()
  return { product, check, actions, hrefs, lazyPorts, currency, priceOf, messages }
}

const getCheck = ({ check }: { readonly check: DeliverabilityCheckState }) => check
const getCurrency = ({ currency }: { readonly currency: Currency }) => currency
