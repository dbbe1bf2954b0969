import { useEffect, useState } from 'react'

/** Whether the screen answers to a media query; `false` on the server and in the first render. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false)

  // The screen is outside React: it can only be asked after mounting, and listened to.
  useEffect(() => {
    const list = window.matchMedia?.(query)
    const follow = () => setMatches(list?.matches ?? false)
    follow()
    list?.addEventListener('change', follow)
    return () => list?.removeEventListener('change', follow)
  }, [query])

  return matches
}
