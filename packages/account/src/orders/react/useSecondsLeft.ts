import { useEffect, useState } from 'react'

/**
 * Counts down from the seconds in a response, without using the clock of the device.
 *
 * @param response The response; each new one corrects the countdown.
 * @param read Returns the seconds of a response; must be the same function in each render.
 */
export function useSecondsLeft<Response>(response: Response, read: (response: Response) => number): number {
  const [left, setLeft] = useState(() => read(response))

  useEffect(() => {
    const end = Date.now() + read(response) * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [response, read])

  return left
}
