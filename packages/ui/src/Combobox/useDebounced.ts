import { useEffect, useState } from 'react'

/**
 * Debounces a value: returns the one that last stayed unchanged for `delayMs` milliseconds; the first is returned
 * immediately.
 */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)

  // Timers live outside React: clear the timer if the value changes before it ends.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return settled
}
