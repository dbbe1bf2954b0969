import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

// The tests of `runAfterPaint` prove when a page is painted, hidden or left.
it('settles after the paint, and not before it', async () => {
  const settled = vi.fn()
  void waitForPaint().then(settled)
  await Promise.resolve()
  paint()
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  await Promise.resolve()
  expect(settled).toHaveBeenCalledOnce()
})
