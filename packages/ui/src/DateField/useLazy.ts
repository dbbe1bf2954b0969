import { useEffect, useState } from 'react'

/** State of a lazy-loaded value. */
export type LazyState<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value }

/** Loads a value when the component mounts. Unlike `lazy`, it can retry after a failure. */
export function useLazy<Value>(load: () => Promise<Value>): LazyState<Value> {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<LazyState<Value>>({ state: 'loading' })

  // Loading code happens outside React: load on mount, and again on each retry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what asks again.
  useEffect(() => {
    let gone = false
    const tell = (next: LazyState<Value>) => {
      if (!gone) setOutcome(next)
    }
    const retry = () => {
      setOutcome({ state: 'loading' })
      setAttempt((before) => before + 1)
    }
    load().then(
      (value) => tell({ state: 'ready', value }),
      () => tell({ state: 'failed', retry }),
    )
    return () => {
      gone = true
    }
  }, [load, attempt])

  return outcome
}
