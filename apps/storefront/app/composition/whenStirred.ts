import { whenIdle } from './whenIdle.ts'
import { whenStirredAgain } from './whenStirredAgain.ts'

/**
 * Does something once somebody stirs on the page, or has before, and it has nothing better to do; a page that is only read
 * stays light.
 */
export function whenStirred(work: () => void): void {
  if (window.earlyStir) whenIdle(work)
  else whenStirredAgain(work)
}

declare global {
  interface Window {
    /** Whether somebody has stirred on the page so far (`server/earlyStart.ts`). */
    earlyStir?: 1
  }
}
