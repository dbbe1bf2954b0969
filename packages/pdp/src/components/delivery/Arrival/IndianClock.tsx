import type { IndianTime } from '@store/api-client/contract/rules/deliveryMessage'
import { useEffect } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { laterBy } from '../../../store/laterBy.ts'

/** Props of `IndianClock`. */
export interface IndianClockProps {
  /** Called with the time in India, at once and every few seconds. */
  readonly onTime: (time: IndianTime) => void
}

// Often enough for words that turn at a whole hour.
const tickMs = 5000

/** Asks the shop for the time and lets it run; a shopper's own clock may be anything. It is asked again when the page is looked at again. */
export function IndianClock({ onTime }: IndianClockProps) {
  const { serverTime } = useProduct().late

  // Time and the page's being seen are outside React.
  useEffect(() => {
    let known: { readonly time: IndianTime; readonly at: number } | undefined
    const tell = () => {
      if (known) onTime(laterBy(known.time, (performance.now() - known.at) / 1000))
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
  }, [serverTime, onTime])

  return null
}
