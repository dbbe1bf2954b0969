import type { IndianTime } from '@store/api-client/contract/rules/getDeliveryMessage'
import { useEffect } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { addSeconds } from '../../../store/addSeconds.ts'

/** Props of `IndianTimeTicker`. */
export interface IndianTimeTickerProps {
  /** Called with the time in India, immediately and every second. */
  readonly onTime: (time: IndianTime) => void
}

// An expired countdown must disappear, so the clock ticks every second.
const tickMs = 1000

/**
 * Runs a clock from the server's time, because the shopper's clock may be wrong. It synchronizes again when the page
 * becomes visible. When the hour changes, a cut-off may have passed, so the location is checked again.
 */
export function IndianTimeTicker({ onTime }: IndianTimeTickerProps) {
  const { serverTime, recheckPlace } = useProduct().lazyPorts

  useEffect(() => {
    let known: { readonly time: IndianTime; readonly at: number } | undefined
    let last: IndianTime | undefined
    const tell = () => {
      if (!known || document.visibilityState !== 'visible') return
      const time = addSeconds(known.time, (performance.now() - known.at) / 1000)
      // A tab may become visible again at the same hour of another day.
      if (last && (last.hour !== time.hour || last.today !== time.today)) recheckPlace?.()
      last = time
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
