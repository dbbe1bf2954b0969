import { type RefObject, useEffect, useRef, useState } from 'react'

/** Returns whether the picture at `src` could not be loaded. */
export function usePictureError(src: string): {
  readonly element: RefObject<HTMLImageElement | null>
  readonly failed: boolean
  readonly fail: () => void
} {
  const element = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string>()

  // A server-rendered picture may fail before hydration, when its error event is missed, so an effect checks whether it
  // has failed.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setFailedSrc(src)
  }, [src])

  return { element, failed: failedSrc === src, fail: () => setFailedSrc(src) }
}
