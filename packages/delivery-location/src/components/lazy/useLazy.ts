import { useEffect, useRef, useState } from 'react'

/**
 * Lazy-loads a part as soon as it is wanted, and retries on the next request if loading failed. Unlike `lazy`, it
 * keeps the box rendered when scripts fail to load: `onFail` runs a plain fallback.
 */
export function useLazy<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFail?: (() => void) | undefined,
): Part | undefined {
  const [late, setLate] = useState<{ readonly part: Part }>()
  const fail = useRef(onFail)
  fail.current = onFail
  const isHere = late !== undefined

  // Network loading is outside React.
  useEffect(() => {
    if (!isWanted || isHere) return
    let isGone = false
    load().then(
      (part) => {
        if (!isGone) setLate({ part })
      },
      () => {
        if (!isGone) fail.current?.()
      },
    )
    return () => {
      isGone = true
    }
  }, [load, isWanted, isHere])

  return late?.part
}
