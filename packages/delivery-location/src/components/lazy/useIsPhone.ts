import { useEffect, useState } from 'react'

/** Widest screen of a phone, in pixels (specification 2, section 9). */
const query = '(max-width: 767px)'

/** Returns whether the screen is a phone's; `false` on the server and in the first render. */
export function useIsPhone(): boolean {
  const [isPhone, setIsPhone] = useState(false)

  // The server does not know the screen size, so it is read after mounting.
  useEffect(() => {
    const list = window.matchMedia?.(query)
    const follow = () => setIsPhone(list?.matches ?? false)
    follow()
    list?.addEventListener('change', follow)
    return () => list?.removeEventListener('change', follow)
  }, [])

  return isPhone
}
