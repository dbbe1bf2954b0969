import { useEffect, useState } from 'react'
import { useCart } from '../../react/useCart.ts'

/** Whether somebody stirred on the page; until then what nobody may ever look at need not come. */
export function useWanted(): boolean {
  const { whenWanted } = useCart()
  const [isWanted, setIsWanted] = useState(false)

  // Who stirs, only the browser knows.
  useEffect(() => whenWanted(() => setIsWanted(true)), [whenWanted])

  return isWanted
}
