import { useContext } from 'react'
import type { ProductMessages } from '../messages/ProductMessages.ts'
import type { ProductStore } from '../store/createProductStore.ts'
import { ProductContext } from './ProductProvider.tsx'

/** Returns the store and messages of the nearest `ProductProvider`; throws outside of one. */
export function useProductContext(): { readonly store: ProductStore; readonly messages: ProductMessages } {
  const provided = useContext(ProductContext)
  if (!provided) {
    throw new Error(
      'useProduct: no ProductProvider above this component. Wrap it in one and hand it a store.',
    )
  }
  return provided
}
