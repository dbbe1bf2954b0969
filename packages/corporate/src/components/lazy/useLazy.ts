import { useEffect, useRef, useState } from 'react'

/** A part of the page that comes when it is wanted. */
export interface LazyState<Part> {
  /** The part, once it has come. */
  readonly part: Part | undefined
  /** It did not come; it is asked for again when it is wanted again. */
  readonly hasFailed: boolean
  /** Asks for it again. */
  readonly retry: () => void
}

/**
 * Loads a part as soon as it is wanted. Unlike `lazy`, it leaves the page standing when scripts do not arrive:
 * `onFail` does in a plain way what the part was wanted for.
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

  // What comes over the network is outside React.
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
