/** Subscribes to the visitor's return to the tab or the window; does nothing on a server. */
export function onTabVisible(listener: () => void): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener())
}
