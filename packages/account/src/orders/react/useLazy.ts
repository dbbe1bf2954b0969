import { useEffect, useRef, useState } from 'react'

/**
 * Loads a part as soon as it is wanted. Unlike `lazy`, it leaves the page standing when scripts do not arrive: `onFail`
 * does in a plain way what the part was wanted for.
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

  // What comes over the network is outside React.
  useEffect(() => {
    if (!isWanted || isHere) return
    let isGone = false
    load().then(
      // Put into a function: a component is one itself, and would be called.
      (loaded) => !isGone && setPart(() => loaded),
      () => !isGone && fail.current(),
    )
    return () => {
      isGone = true
    }
  }, [load, isWanted, isHere])

  return part
}
