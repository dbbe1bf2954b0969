import { useEffect, useState } from 'react'
import { useCart } from '../../react/useCart.ts'

/** Whether somebody stirred on the page; until then what nobody may ever look at need not come. */
export function useLazyTrigger(): boolean {
  const { scheduleLazyWork } = useCart()
  const [isWanted, setIsWanted] = useState(false)

  // Who stirs, only the browser knows.
  useEffect(() => scheduleLazyWork(() => setIsWanted(true)), [scheduleLazyWork])

  return isWanted
}
