import { useEffect, useState } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

// After this time, work starts even if the page is still busy.
const timeoutMs = 500

/**
 * Subscribes to location and session while the box is mounted. Returns true when the page is idle after the first
 * interaction.
 */
export function useLocationSync(): boolean {
  const { actions } = useDeliveryLocation()
  const [isIdle, setIsIdle] = useState(false)

  // Location and session change outside React, such as in other location boxes of the page and in other tabs.
  useEffect(() => actions.follow(), [actions])

  // More code is loaded only after the first interaction, when the page is idle. Safari has no `requestIdleCallback`.
  useEffect(() => {
    const interacted = new AbortController()
    const handleInteraction = () => {
      interacted.abort()
      const markIdle = () => setIsIdle(true)
      if ('requestIdleCallback' in window) window.requestIdleCallback(markIdle, { timeout: timeoutMs })
      else setTimeout(markIdle, 200)
    }
    // A field that was tapped before hydration fires no further event, so its focus counts as the first interaction.
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
