import type { PlaceCheckState } from '@store/api-client/contract/ports'
import { useContext } from 'react'
import { useStore } from 'zustand'
import type { ProductMessages } from '../messages/ProductMessages.ts'
import type { ProductActions, ProductStore } from '../store/createProductStore.ts'
import type { ProductState } from '../store/ProductState.ts'
import { ProductContext } from './ProductProvider.tsx'

/** The state, actions and words of the nearest `ProductProvider`; throws outside of one. */
export function useProduct(): {
  readonly state: ProductState
  /** What is known of the chosen place. */
  readonly check: PlaceCheckState
  readonly actions: ProductActions
  readonly hrefs: ProductStore['hrefs']
  readonly messages: ProductMessages
} {
  const carried = useContext(ProductContext)
  if (!carried) {
    throw new Error(
      'useProduct: no ProductProvider above this component. Wrap it in one and hand it a store.',
    )
  }
  const { store, messages } = carried
  const { check } = useStore(store.placeCheck)
  return { state: useStore(store), check, actions: store.actions, hrefs: store.hrefs, messages }
}
