import { useEffect } from 'react'
import { useLogin } from './useLogin.ts'

/** Tells the store when the page comes back from the back-forward cache (specification 1, section 2). */
export function useBfcacheRestore(): void {
  const { actions } = useLogin()
  const { handleBfcacheRestore } = actions

  // Only the window hears of it.
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && handleBfcacheRestore()
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [handleBfcacheRestore])
}
