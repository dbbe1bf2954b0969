import { useEffect, useState } from 'react'

/**
 * Counts down from the seconds that a response states, without relying on the clock of the device.
 *
 * @param response The response; each new one corrects the countdown.
 */
export function useSecondsLeft(response: { readonly secondsLeft: number }): number {
  const [left, setLeft] = useState(response.secondsLeft)

  useEffect(() => {
    const end = Date.now() + response.secondsLeft * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [response])

  return left
}
