import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { createContext, type ReactNode, useMemo } from 'react'
import type { ProductMessages } from '../messages/ProductMessages.ts'
import { productEn } from '../messages/productEn.ts'
import type { ProductStore } from '../store/createProductStore.ts'
import { SlotsContext } from './createProductPart.ts'
import type { ProductSlots } from './ProductSlots.ts'

interface Carried {
  readonly store: ProductStore
  readonly messages: ProductMessages
}

/** React context with the store and the messages; read it through the package's hooks. */
export const ProductContext = createContext<Carried | undefined>(undefined)

/** Props of `ProductProvider`. */
export interface ProductProviderProps {
  /** The store that the host created. */
  readonly store: ProductStore
  /** Messages to override, at any depth. Pass the same object on each render. @default English */
  readonly messages?: PartialMessages<ProductMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: ProductSlots | undefined
  /** Components that use the store: the page, and components that the host adds to it. */
  readonly children: ReactNode
}

/** Provides the store, messages and slots to the components below. */
export function ProductProvider({ store, messages, slots, children }: ProductProviderProps) {
  const words = mergeMessages(productEn, messages)
  const carried = useMemo(() => ({ store, messages: words }), [store, words])
  return (
    <ProductContext.Provider value={carried}>
      <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
    </ProductContext.Provider>
  )
}
