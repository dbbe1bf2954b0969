import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForPaint } from './waitForPaint.ts'

let paint: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    paint = run
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts to wait, and returns a function that tells whether the wait is over. */
function startWaiting() {
  let isOver = false
  void waitForPaint().then(() => {
    isOver = true
  })
  return async () => {
    await Promise.resolve()
    return isOver
  }
}

describe('waitForPaint', () => {
  it('settles after the paint, and not before it', async () => {
    const isOver = startWaiting()
    expect(await isOver()).toBe(false)
    paint()
    expect(await isOver()).toBe(false)
    vi.advanceTimersByTime(0)
    expect(await isOver()).toBe(true)
  })

  it.each(['visibilitychange', 'pagehide'])(
    'settles at %s, because the page is not painted any more',
    async (name) => {
      const isOver = startWaiting()
      window.dispatchEvent(new Event(name))
      expect(await isOver()).toBe(true)
    },
  )

  it('settles at once on a hidden page', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(await startWaiting()()).toBe(true)
  })
})
