import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ProductState } from '../store/ProductState.ts'
import { useProductContext } from './useProductContext.ts'

/** Returns parts of the state of the nearest `ProductProvider`; renders again when one of these parts changes. */
export const useProductState = <Parts>(selectParts: (state: ProductState) => Parts): Parts =>
  useStore(useProductContext().store, useShallow(selectParts))
