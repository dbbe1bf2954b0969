import { whenIdle } from './whenIdle.ts'

// `change` is one of them, because dropped files and autofilled fields fire no other of these events.
const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'change', 'scroll'] as const

/** Runs a callback on idle after the next interaction, to retry a failed load. */
export function onNextInteraction(work: () => void): void {
  const ended = new AbortController()
  const stir = (event: Event) => {
    // Browsers also fire pointermove for a resting pointer when the page scrolls under it.
    const isAtRest = 'movementX' in event && !event.movementX && 'movementY' in event && !event.movementY
    if (event.type === 'pointermove' && isAtRest) return
    ended.abort()
    whenIdle(work)
  }
  for (const sign of signs)
    window.addEventListener(sign, stir, { passive: true, capture: true, signal: ended.signal })
}
