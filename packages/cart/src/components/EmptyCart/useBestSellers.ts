import type { BestSellers as Best } from '@store/api-client/contract/catalogue'
import { type ComponentType, useMemo } from 'react'
import type { BestSellersProps } from '../../react/CartPartProps.ts'
import { useCart } from '../../react/useCart.ts'
import { type LazyState, useLazy } from '../lazy/useLazy.ts'

/** Links of an empty cart, with the component that renders them. */
export interface LoadedBestSellers extends Best {
  readonly Component: ComponentType<BestSellersProps>
}

/** Lazy-loads best sellers and categories; returns nothing if the host has none. */
export function useBestSellers(): LazyState<LoadedBestSellers> | undefined {
  const { bestSellers } = useCart()
  const load = useMemo(
    () => async (): Promise<LoadedBestSellers> => {
      const [answer, part] = await Promise.all([bestSellers?.(), import('./BestSellers.tsx')])
      if (!answer?.ok) throw new Error('useBestSellers: the best sellers could not be had.')
      return { ...answer.value, Component: part.BestSellers }
    },
    [bestSellers],
  )
  const late = useLazy(load, bestSellers !== undefined)
  return bestSellers && late
}
