import { useEffect, useRef, useState } from 'react'

/**
 * Loads a part as soon as it is wanted, and again with the next wish where it did not arrive. Unlike `lazy`, it leaves
 * the box standing when scripts do not arrive: `onFail` does in a plain way what the part was wanted for.
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

  // What comes over the network is outside React.
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
