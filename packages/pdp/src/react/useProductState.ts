import { useStore } from 'zustand'
import type { ProductState } from '../store/ProductState.ts'
import { useProductContext } from './useProductContext.ts'

/**
 * Returns a part of the state of the nearest `ProductProvider`; renders again when that part is another value. The
 * selector returns a part of the state or a primitive, no new object.
 */
export const useProductState = <Part>(selectPart: (state: ProductState) => Part): Part =>
  useStore(useProductContext().store, selectPart)
