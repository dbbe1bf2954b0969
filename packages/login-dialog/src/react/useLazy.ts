import { useEffect, useState } from 'react'

/** State of a lazy-loaded part of the dialog. */
export interface LazyState<Part> {
  /** The part, once it is loaded. */
  readonly part: Part | undefined
  /** Whether loading failed. */
  readonly hasFailed: boolean
  /** Retries loading. */
  readonly retry: () => void
}

/** Lazy-loads a part as soon as it is needed. Unlike `lazy`, it keeps the dialog rendered when scripts fail to load. */
export function useLazy<Part>(load: () => Promise<Part>, isWanted: boolean): LazyState<Part> {
  const [late, setLate] = useState<Omit<LazyState<Part>, 'retry'>>(awaited)
  const [attempt, setAttempt] = useState(0)
  const isHere = late.part !== undefined

  // Network loading is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    if (!isWanted || isHere) return
    let isGone = false
    load().then(
      (part) => !isGone && setLate({ part, hasFailed: false }),
      () => !isGone && setLate({ part: undefined, hasFailed: true }),
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
