import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { ProductMessages } from '../messages/ProductMessages.ts'
import type { ProductStore } from '../store/createProductStore.ts'

interface Carried {
  readonly store: ProductStore
  readonly messages: ProductMessages
}

/** React context with the store and the messages; only the package's own hooks read it. */
export const ProductContext = createContext<Carried | undefined>(undefined)

/** Props of `ProductProvider`. */
export interface ProductProviderProps {
  /** The store that the host created. */
  readonly store: ProductStore
  /** All messages of the page. @default English */
  readonly messages?: ProductMessages
  /** Components that read the store: the page, and anything the host adds to it. */
  readonly children: ReactNode
}

/** Provides the store and the messages to the components below. */
export function ProductProvider({ store, messages = en, children }: ProductProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <ProductContext.Provider value={carried}>{children}</ProductContext.Provider>
}
