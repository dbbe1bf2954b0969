import { useEffect, useRef, useState } from 'react'

/**
 * Lazy-loads a part when it is needed. Unlike React's `lazy`, it keeps the page when the scripts fail to load:
 * `onFail` provides a plain fallback.
 */
export function useLazy<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFail: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  const fail = useRef(onFail)
  fail.current = onFail
  const isHere = part !== undefined

  // Loading over the network is a side effect outside React.
  useEffect(() => {
    if (!isWanted || isHere) return
    let isGone = false
    load().then(
      // Wrapped in a function: React would call a component as a state updater.
      (loaded) => !isGone && setPart(() => loaded),
      () => !isGone && fail.current(),
    )
    return () => {
      isGone = true
    }
  }, [load, isWanted, isHere])

  return part
}
