import { useEffect, useState } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

// Waiting longer does not help a page that is still busy.
const timeoutMs = 500

/**
 * Subscribes to location and session while the box is mounted; returns whether the page is idle after the first
 * interaction.
 */
export function useLocationSync(): boolean {
  const { actions } = useDeliveryLocation()
  const [isIdle, setIsIdle] = useState(false)

  // Location and session change outside React, also in other boxes and tabs.
  useEffect(() => actions.follow(), [actions])

  // Nothing more loads until the first interaction, and then on idle; Safari has no `requestIdleCallback`.
  useEffect(() => {
    const interacted = new AbortController()
    const handleInteraction = () => {
      interacted.abort()
      const markIdle = () => setIsIdle(true)
      if ('requestIdleCallback' in window) window.requestIdleCallback(markIdle, { timeout: timeoutMs })
      else setTimeout(markIdle, 200)
    }
    // A field tapped before hydration fires no further event.
    if (document.activeElement?.matches('input')) return handleInteraction()
    for (const sign of signs)
      window.addEventListener(sign, handleInteraction, {
        passive: true,
        capture: true,
        signal: interacted.signal,
      })
    return () => interacted.abort()
  }, [])

  return isIdle
}
