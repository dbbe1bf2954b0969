import { useEffect, useState } from 'react'
import { useCartServices } from '../../react/useCartServices.ts'

/** Returns whether the visitor has interacted with the page, after which optional parts are loaded. */
export function useHasInteracted(): boolean {
  const { scheduleLazyWork } = useCartServices()
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => scheduleLazyWork(() => setIsWanted(true)), [scheduleLazyWork])

  return isWanted
}
