import { useEffect, useRef, useState } from 'react'

/** A part of the cart that comes when it is wanted. */
export interface LazyState<Part> {
  /** The part, once it has come. */
  readonly part: Part | undefined
  /** It did not come; it is asked for again when it is wanted again. */
  readonly isError: boolean
  /** Asks for it again. */
  readonly retry: () => void
}

/**
 * Loads a part as soon as it is wanted. Unlike `lazy`, it leaves the cart standing when scripts do not arrive:
 * `onFail` does in a plain way what the part was wanted for.
 */
export function useLazy<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFail?: (() => void) | undefined,
): LazyState<Part> {
  const [lazy, setLazy] = useState<Omit<LazyState<Part>, 'retry'>>(awaited)
  const [attempt, setAttempt] = useState(0)
  const fail = useRef(onFail)
  fail.current = onFail
  const isHere = lazy.part !== undefined

  // What comes over the network is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (!isWanted || isHere) return
    let isGone = false
    load().then(
      (part) => {
        if (!isGone) setLazy({ part, isError: false })
      },
      () => {
        if (isGone) return
        setLazy({ part: undefined, isError: true })
        fail.current?.()
      },
    )
    return () => {
      isGone = true
    }
  }, [load, isWanted, isHere, attempt])

  return {
    ...lazy,
    retry: () => {
      setLazy(awaited)
      setAttempt((before) => before + 1)
    },
  }
}

const awaited = { part: undefined, isError: false } as const
