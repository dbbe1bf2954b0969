import { onNextInteraction } from './onNextInteraction.ts'
import { whenIdle } from './whenIdle.ts'

/** Runs a callback on idle after the first interaction, even an earlier one; a page that is only read loads less. */
export function onFirstInteraction(work: () => void): void {
  if (window.__hasInteracted) whenIdle(work)
  else onNextInteraction(work)
}

declare global {
  interface Window {
    /** Whether the page had an interaction so far (`server/inlineScripts/scheduleHydration.ts`). */
    __hasInteracted?: 1
  }
}
