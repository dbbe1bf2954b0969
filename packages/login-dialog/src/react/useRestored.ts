import { useEffect } from 'react'
import { useLogin } from './useLogin.ts'

/** Tells the store when the page comes back from the back-forward cache (specification 1, section 2). */
export function useRestored(): void {
  const { actions } = useLogin()
  const { restored } = actions

  // Only the window hears of it.
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && restored()
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [restored])
}
