import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { CurrencyStore } from './createCurrencyStore.ts'

const CurrencyContext = createContext<CurrencyStore | undefined>(undefined)

/** Carries the store of the currency; the store itself never changes, so that parts which are still asleep stay so. */
export function CurrencyProvider({
  store,
  children,
}: {
  readonly store: CurrencyStore
  readonly children: ReactNode
}) {
  return <CurrencyContext.Provider value={store}>{children}</CurrencyContext.Provider>
}

/** The currency prices are shown in; throws outside of a `CurrencyProvider`. */
export function useCurrency(): Currency {
  const store = useContext(CurrencyContext)
  if (!store) throw new Error('useCurrency: no CurrencyProvider above this component.')
  return useStore(store).currency
}
