import { useEffect, useState } from 'react'
import { useCart } from '../../react/useCart.ts'

/** Returns whether the visitor has interacted with the page; until then parts that may never be seen are not loaded. */
export function useLazyTrigger(): boolean {
  const { scheduleLazyWork } = useCart()
  const [isWanted, setIsWanted] = useState(false)

  // Only the browser knows about interactions.
  useEffect(() => scheduleLazyWork(() => setIsWanted(true)), [scheduleLazyWork])

  return isWanted
}
