import { onNextInteraction } from './onNextInteraction.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Does something once somebody stirs on the page, or has before, and it has nothing better to do; a page that is only read
 * stays light.
 */
export function onFirstInteraction(work: () => void): void {
  if (window.__hasInteracted) whenIdle(work)
  else onNextInteraction(work)
}

declare global {
  interface Window {
    /** Whether somebody has stirred on the page so far (`server/scheduleHydration.ts`). */
    __hasInteracted?: 1
  }
}
