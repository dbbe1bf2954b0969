import { useEffect, useRef, useState } from 'react'

/** A lazy-loaded part of the page. */
export interface LazyState<Part> {
  /** The part, once it is loaded. */
  readonly part: Part | undefined
  /** Whether loading failed; it is retried when the part is wanted again. */
  readonly hasFailed: boolean
  /** Loads it again. */
  readonly retry: () => void
}

/**
 * Lazy-loads a part as soon as it is wanted. Unlike `lazy`, it leaves the page rendered when scripts fail to load:
 * `onFail` is the simple fallback for the part.
 */
export function useLazy<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFail?: (() => void) | undefined,
): LazyState<Part> {
  const [late, setLate] = useState<Omit<LazyState<Part>, 'retry'>>(awaited)
  const [attempt, setAttempt] = useState(0)
  const fail = useRef(onFail)
  fail.current = onFail
  const isHere = late.part !== undefined

  // Loading over the network is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (!isWanted || isHere) return
    let isGone = false
    load().then(
      (part) => {
        if (!isGone) setLate({ part, hasFailed: false })
      },
      () => {
        if (isGone) return
        setLate({ part: undefined, hasFailed: true })
        fail.current?.()
      },
    )
    return () => {
      isGone = true
    }
  }, [load, isWanted, isHere, attempt])

  return {
    ...late,
    retry: () => {
      setLate(awaited)
      setAttempt((before) => before + 1)
    },
  }
}

const awaited = { part: undefined, hasFailed: false } as const
