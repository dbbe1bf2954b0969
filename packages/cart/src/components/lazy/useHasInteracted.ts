import { useEffect, useState } from 'react'
import { useCart } from '../../react/useCart.ts'

/** Returns whether the visitor has interacted with the page, after which optional parts are loaded. */
export function useHasInteracted(): boolean {
  const { scheduleLazyWork } = useCart()
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => scheduleLazyWork(() => setIsWanted(true)), [scheduleLazyWork])

  return isWanted
}
