import { useEffect, useState } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

// A page that is still busy then is not helped by waiting.
const patienceMs = 500

/** Follows place and session while the box is on the page; answers whether the page is quiet enough for more. */
export function useLocationSync(): boolean {
  const { actions } = useDeliveryLocation()
  const [isCalm, setIsCalm] = useState(false)

  // Place and session change outside React, in other boxes and tabs too.
  useEffect(() => actions.follow(), [actions])

  // A page that is only looked at stays light. Once somebody stirs, only the browser knows when it has nothing better to
  // do; Safari does not tell.
  useEffect(() => {
    const stirred = new AbortController()
    const stir = () => {
      stirred.abort()
      const calm = () => setIsCalm(true)
      if ('requestIdleCallback' in window) window.requestIdleCallback(calm, { timeout: patienceMs })
      else setTimeout(calm, 200)
    }
    // Whoever tapped a field before hydration gives no other sign.
    if (document.activeElement?.matches('input')) return stir()
    for (const sign of signs)
      window.addEventListener(sign, stir, { passive: true, capture: true, signal: stirred.signal })
    return () => stirred.abort()
  }, [])

  return isCalm
}
