import { useEffect, useState } from 'react'

/** Returns whether a media query matches; `false` on the server and in the first render. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false)

  // The media query is outside React, so it is read and subscribed to after mounting.
  useEffect(() => {
    const list = window.matchMedia?.(query)
    const follow = () => setMatches(list?.matches ?? false)
    follow()
    list?.addEventListener('change', follow)
    return () => list?.removeEventListener('change', follow)
  }, [query])

  return matches
}
