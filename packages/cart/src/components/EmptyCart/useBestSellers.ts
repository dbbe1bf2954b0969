import type { BestSellers as Best } from '@store/api-client/contract/catalogue'
import { type LazyLoadState, useLazy } from '@store/ui/lazy'
import type { ComponentType } from 'react'
import type { BestSellersProps } from '../../react/CartPartProps.ts'
import { useCartServices } from '../../react/useCartServices.ts'

/** Links of an empty cart, with the component that renders them. */
export interface LoadedBestSellers extends Best {
  readonly Component: ComponentType<BestSellersProps>
}

/** Lazy-loads best sellers and categories; returns nothing if the host has none. */
export function useBestSellers(): LazyLoadState<LoadedBestSellers> | undefined {
  const { bestSellers } = useCartServices()
  const lazy = useLazy(async (): Promise<LoadedBestSellers> => {
    const [answer, part] = await Promise.all([bestSellers?.(), import('./BestSellers.tsx')])
    if (!answer?.ok) throw new Error('useBestSellers: the best sellers could not be loaded.')
    return { ...answer.value, Component: part.BestSellers }
  }, bestSellers !== undefined)
  return bestSellers && lazy
}
