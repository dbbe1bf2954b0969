import { useEffect, useState } from 'react'

/**
 * Debounces a value: returns the latest value that has stayed unchanged for `delayMs` milliseconds. The first value is
 * returned immediately.
 */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)

  // Timers are outside React, so the timer is cleared when the value changes.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return settled
}
