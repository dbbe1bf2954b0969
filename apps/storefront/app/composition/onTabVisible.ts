/** Calls back each time somebody comes back to the tab, or to the window; never on a server. */
export function onTabVisible(listener: () => void): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener())
}
