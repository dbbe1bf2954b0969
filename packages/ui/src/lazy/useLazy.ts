import { useEffect, useRef, useState } from 'react'

/** State of a lazy-loaded part. */
export interface LazyLoadState<Part> {
  /** The part, after it was loaded. */
  readonly part: Part | undefined
  /** Whether loading failed; the part is loaded again when it is needed again. */
  readonly isError: boolean
  /** Retries loading. */
  readonly retry: () => void
}

/**
 * Lazy-loads a part, such as the code of a dialog, when `isWanted` becomes true, and keeps it. Unlike React's `lazy`,
 * it does not suspend, so that the current content stays while a script loads or fails to load.
 */
export function useLazy<Part>(
  /** Loads the part; the function of the latest render is called. */
  load: () => Promise<Part>,
  /** @default true */
  isWanted = true,
  /** Called when loading failed while the part is needed, as a fallback. @default none */
  onError?: (() => void) | undefined,
): LazyLoadState<Part> {
  const [lazy, setLazy] = useState<Omit<LazyLoadState<Part>, 'retry'>>(loading)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ load, onError })
  latest.current = { load, onError }
  const isLoaded = lazy.part !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load the part again.
  useEffect(() => {
    if (!isWanted || isLoaded) return
    let isGone = false
    latest.current.load().then(
      (part) => {
        if (!isGone) setLazy({ part, isError: false })
      },
      () => {
        if (isGone) return
        setLazy({ part: undefined, isError: true })
        latest.current.onError?.()
      },
    )
    return () => {
      isGone = true
    }
  }, [isWanted, isLoaded, attempt])

  return {
    ...lazy,
    retry: () => {
      setLazy(loading)
      setAttempt((before) => before + 1)
    },
  }
}

const loading = { part: undefined, isError: false } as const
