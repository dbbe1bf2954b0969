import { useEffect, useState } from 'react'

/**
 * Debounces a value: returns the latest value that has stayed unchanged for `delayMs` milliseconds. The first value is
 * returned immediately.
 */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)

  // A new value clears the timer of the old one.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return settled
}
