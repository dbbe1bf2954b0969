import type { IndianTime } from '@store/api-client/contract/rules/deliveryMessage'
import { useEffect } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { addSeconds } from '../../../store/addSeconds.ts'

/** Props of `IndianClock`. */
export interface IndianClockProps {
  /** Called with the time in India, at once and every second. */
  readonly onTime: (time: IndianTime) => void
}

// A countdown that has ended must not stand there: what follows it comes within a second.
const tickMs = 1000

/**
 * Asks the shop for the time and lets it run; a shopper's own clock may be anything. It is asked again when the page is
 * looked at again. With another hour a cut-off may have passed: the place is checked again.
 */
export function IndianClock({ onTime }: IndianClockProps) {
  const { serverTime, recheckPlace } = useProduct().lazyPorts

  // Time and the page's being seen are outside React.
  useEffect(() => {
    let known: { readonly time: IndianTime; readonly at: number } | undefined
    let hour: number | undefined
    const tell = () => {
      if (!known || document.visibilityState !== 'visible') return
      const time = addSeconds(known.time, (performance.now() - known.at) / 1000)
      if (hour !== undefined && hour !== time.hour) recheckPlace?.()
      hour = time.hour
      onTime(time)
    }
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      void serverTime?.().then((answer) => {
        if (!answer.ok) return
        known = { time: answer.value, at: performance.now() }
        tell()
      })
    }
    ask()
    const ticking = setInterval(tell, tickMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [serverTime, recheckPlace, onTime])

  return null
}
