import { onNextInteraction } from './onNextInteraction.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Runs a callback when the browser is idle after the first interaction; if there was an interaction already, at the
 * next idle time. A page without interactions therefore loads less code.
 */
export function onFirstInteraction(work: () => void): void {
  if (window.__hasInteracted) whenIdle(work)
  else onNextInteraction(work)
}

declare global {
  interface Window {
    /** Whether the page has had an interaction (`server/inlineScripts/scheduleHydration.ts`). */
    __hasInteracted?: 1
  }
}
