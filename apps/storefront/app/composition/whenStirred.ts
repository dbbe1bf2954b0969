import { whenIdle } from './whenIdle.ts'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Does something once somebody stirs on the page and it has nothing better to do; a page that is only read stays light. */
export function whenStirred(work: () => void): void {
  const ended = new AbortController()
  const stir = () => {
    ended.abort()
    whenIdle(work)
  }
  for (const sign of signs)
    window.addEventListener(sign, stir, { passive: true, capture: true, signal: ended.signal })
}
