import { useStore } from 'zustand'
import type { ProductState } from '../store/ProductState.ts'
import { useProductContext } from './useProductContext.ts'

/**
 * Returns a part of the state of the nearest `ProductProvider` and re-renders when it changes. The selector must return
 * a part of the state or a primitive, not a new object.
 */
export const useProductState = <Part>(selectPart: (state: ProductState) => Part): Part =>
  useStore(useProductContext().store, selectPart)
