import { whenIdle } from './whenIdle.ts'

const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll'] as const

/** Does something the next time somebody stirs and the page has nothing better to do: for what was just tried in vain. */
export function onNextInteraction(work: () => void): void {
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
