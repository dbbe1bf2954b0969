import { whenIdle } from './whenIdle.ts'

const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll'] as const

/**
 * Does something once somebody stirs on the page, or has before, and it has nothing better to do; a page that is only read
 * stays light.
 */
export function whenStirred(work: () => void): void {
  if (window.earlyStir) whenIdle(work)
  else whenStirredAgain(work)
}

/** The same, with the next time somebody stirs: for what has just been tried in vain. */
export function whenStirredAgain(work: () => void): void {
  const ended = new AbortController()
  const stir = (event: Event) => {
    // Browsers tell of a pointer at rest as well, when the page moves below it.
    const isAtRest = 'movementX' in event && !event.movementX && 'movementY' in event && !event.movementY
    if (event.type === 'pointermove' && isAtRest) return
    ended.abort()
    whenIdle(work)
  }
  for (const sign of signs)
    window.addEventListener(sign, stir, { passive: true, capture: true, signal: ended.signal })
}

declare global {
  interface Window {
    /** Whether somebody has stirred on the page so far (`server/earlyStart.ts`). */
    earlyStir?: 1
  }
}
