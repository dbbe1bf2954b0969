import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import type { CurrencyStore } from '@store/host'
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'

const CurrencyContext = createContext<CurrencyStore | undefined>(undefined)

/**
 * Provides the currency store. The store object never changes, so that parts that are not hydrated yet are not updated.
 */
export function CurrencyProvider({
  store,
  children,
}: {
  readonly store: CurrencyStore
  readonly children: ReactNode
}) {
  return <CurrencyContext.Provider value={store}>{children}</CurrencyContext.Provider>
}

/** Returns the display currency; throws outside of a `CurrencyProvider`. */
export function useCurrency(): Currency {
  const store = useContext(CurrencyContext)
  if (!store) throw new Error('useCurrency: no CurrencyProvider above this component.')
  return useStore(store).currency
}
