import { useEffect } from 'react'
import { useLogin } from './useLogin.ts'

/** Notifies the store when the page is restored from the back/forward cache (specification 1, section 2). */
export function useBfcacheRestore(): void {
  const { actions } = useLogin()
  const { handleBfcacheRestore } = actions

  // Only `window` receives the event `pageshow`, so the listener is set in an effect.
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && handleBfcacheRestore()
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [handleBfcacheRestore])
}
