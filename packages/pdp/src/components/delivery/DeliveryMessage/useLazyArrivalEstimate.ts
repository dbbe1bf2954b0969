import { useEffect, useState } from 'react'
import { useProduct } from '../../../react/useProduct.ts'

/** Components of the delivery estimate, which depends on the current hour. */
export type ArrivalEstimateComponents = typeof import('../Arrival/arrival.ts')

/**
 * Lazy-loads the components of the delivery estimate when there is a result to show. If that fails, only a date is
 * shown.
 */
export function useLazyArrivalEstimate(): ArrivalEstimateComponents | undefined {
  const { product, check, lazyPorts } = useProduct()

  const [arrival, setArrival] = useState<ArrivalEstimateComponents>()
  const { serverTime, scheduleLazyWork } = lazyPorts
  const isWanted =
    serverTime !== undefined &&
    (product.promise !== undefined || check.kind === 'deliverable' || check.kind === 'cityDeliverable')

  useEffect(() => {
    if (!isWanted) return
    const load = () => void import('../Arrival/arrival.ts').then(setArrival, () => undefined)
    if (scheduleLazyWork) scheduleLazyWork(load)
    else load()
  }, [isWanted, scheduleLazyWork])

  return arrival
}
