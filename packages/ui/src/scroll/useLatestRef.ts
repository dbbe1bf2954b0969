import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref to the latest value, for an effect that must run only once. */
export function useLatestRef<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)

  // Written in an effect, because React may discard a render.
  useEffect(() => {
    latest.current = value
  })

  return latest
}
