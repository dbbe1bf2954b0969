import { useEffect, useState } from 'react'
import { useProduct } from '../../../react/useProduct.ts'

/** What tells an arrival by the hour. */
export type ArrivalComponents = typeof import('../Arrival/arrival.ts')

/** Brings what tells an arrival by the hour, as soon as there is something to tell; without it a date is told all the same. */
export function useLazyArrival(): ArrivalComponents | undefined {
  const { state, check, lazyPorts } = useProduct()
  const [arrival, setArrival] = useState<ArrivalComponents>()
  const { serverTime, scheduleLazyWork } = lazyPorts
  const isWanted =
    serverTime !== undefined &&
    (state.product.promise !== undefined || check.kind === 'deliverable' || check.kind === 'cityDeliverable')

  // Code comes from outside React.
  useEffect(() => {
    if (!isWanted) return
    const load = () => void import('../Arrival/arrival.ts').then(setArrival, () => undefined)
    if (scheduleLazyWork) scheduleLazyWork(load)
    else load()
  }, [isWanted, scheduleLazyWork])

  return arrival
}
