import { useEffect, useState } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

// Waiting longer does not help a page that is still busy.
const patienceMs = 500

/**
 * Subscribes to location and session while the box is mounted; returns whether the page is idle after the first
 * interaction.
 */
export function useLocationSync(): boolean {
  const { actions } = useDeliveryLocation()
  const [isCalm, setIsCalm] = useState(false)

  // Location and session change outside React, also in other boxes and tabs.
  useEffect(() => actions.follow(), [actions])

  // Nothing more loads until the first interaction, and then on idle; Safari has no `requestIdleCallback`.
  useEffect(() => {
    const stirred = new AbortController()
    const stir = () => {
      stirred.abort()
      const calm = () => setIsCalm(true)
      if ('requestIdleCallback' in window) window.requestIdleCallback(calm, { timeout: patienceMs })
      else setTimeout(calm, 200)
    }
    // A field tapped before hydration fires no further event.
    if (document.activeElement?.matches('input')) return stir()
    for (const sign of signs)
      window.addEventListener(sign, stir, { passive: true, capture: true, signal: stirred.signal })
    return () => stirred.abort()
  }, [])

  return isCalm
}
