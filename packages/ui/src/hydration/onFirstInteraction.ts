import { onNextInteraction } from './onNextInteraction.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Runs a callback on idle after the first interaction, or at once on idle if there was one, so that a page without
 * interactions loads less code.
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
