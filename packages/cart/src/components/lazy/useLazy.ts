import { useEffect, useRef, useState } from 'react'

/** A lazy-loaded part of the cart. */
export interface LazyState<Part> {
  /** The part, once it is loaded. */
  readonly part: Part | undefined
  /** Whether loading failed; it is retried when the part is wanted again. */
  readonly isError: boolean
  /** Loads it again. */
  readonly retry: () => void
}

/**
 * Lazy-loads a part as soon as it is wanted. Unlike `lazy`, it leaves the cart rendered when scripts fail to load:
 * `onFail` is the simple fallback for the part.
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

  // Loading over the network is outside React.
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
