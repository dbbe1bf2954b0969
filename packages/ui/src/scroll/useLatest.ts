import { type RefObject, useEffect, useRef } from 'react'

/** The newest of a value that changes with every render, for what was set up once and must not be set up anew. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)

  // Written after rendering, because a rendering may be thrown away.
  useEffect(() => {
    latest.current = value
  })

  return latest
}
