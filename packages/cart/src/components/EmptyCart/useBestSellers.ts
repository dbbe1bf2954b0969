import type { BestSellers as Best } from '@store/api-client/contract/catalogue'
import { type ComponentType, useMemo } from 'react'
import { useCart } from '../../react/useCart.ts'
import { type Late, useLate } from '../late/useLate.ts'
import type { BestSellersProps } from './BestSellers.tsx'

/** What an empty cart leads to, with the part that shows it. */
export interface ComeBestSellers extends Best {
  readonly Shelf: ComponentType<BestSellersProps>
}

/** Best sellers and categories, which come late; nothing where the host has none. */
export function useBestSellers(): Late<ComeBestSellers> | undefined {
  const { bestSellers } = useCart()
  const load = useMemo(
    () => async (): Promise<ComeBestSellers> => {
      const [answer, part] = await Promise.all([bestSellers?.(), import('./BestSellers.tsx')])
      if (!answer?.ok) throw new Error('useBestSellers: the best sellers could not be had.')
      return { ...answer.value, Shelf: part.BestSellers }
    },
    [bestSellers],
  )
  const late = useLate(load, bestSellers !== undefined)
  return bestSellers && late
}
