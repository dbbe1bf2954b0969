import { useEffect, useState } from 'react'

/** The value that last stayed the same for `delayMs` milliseconds; the first one counts at once. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)

  // Time is outside React: a timer must be set, and cleared when the value changes before it ends.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return settled
}
