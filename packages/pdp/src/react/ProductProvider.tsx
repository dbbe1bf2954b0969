import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { ProductMessages } from '../messages/ProductMessages.ts'
import type { ProductStore } from '../store/createProductStore.ts'

interface Carried {
  readonly store: ProductStore
  readonly messages: ProductMessages
}

/** Carries the store and the words to the components below; only the package's own hooks read it. */
export const ProductContext = createContext<Carried | undefined>(undefined)

/** Props of `ProductProvider`. */
export interface ProductProviderProps {
  /** The store the host made. */
  readonly store: ProductStore
  /** Every word the page shows. @default English */
  readonly messages?: ProductMessages
  /** What reads the store: the page, and whatever a host adds to it. */
  readonly children: ReactNode
}

/** Gives the components below their store and words. */
export function ProductProvider({ store, messages = en, children }: ProductProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <ProductContext.Provider value={carried}>{children}</ProductContext.Provider>
}
