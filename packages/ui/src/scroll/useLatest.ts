import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref to the latest value, for an effect that is set up once and must not run again. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)

  // Written after rendering, because React may discard a render.
  useEffect(() => {
    latest.current = value
  })

  return latest
}
