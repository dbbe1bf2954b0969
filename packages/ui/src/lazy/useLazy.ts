import { useEffect, useRef, useState } from 'react'

/** State of a lazy-loaded part. */
export interface Lazy<Part> {
  /** The part, once it is loaded. */
  readonly part: Part | undefined
  /** Whether loading failed; it is retried when the part is wanted again. */
  readonly isError: boolean
  /** Retries loading. */
  readonly retry: () => void
}

/**
 * Lazy-loads a part, such as the code of a dialog, as soon as it is wanted, and keeps it. Unlike React's `lazy` it
 * leaves what is rendered alone while a script loads or fails to.
 */
export function useLazy<Part>(
  /** Loads the part; the last one that was passed is called. */
  load: () => Promise<Part>,
  /** @default true */
  isWanted = true,
  /** Called when loading failed while the part is wanted: the plain fallback. @default none */
  onError?: (() => void) | undefined,
): Lazy<Part> {
  const [lazy, setLazy] = useState<Omit<Lazy<Part>, 'retry'>>(loading)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ load, onError })
  latest.current = { load, onError }
  const isLoaded = lazy.part !== undefined

  // Loading over the network is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again.
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
