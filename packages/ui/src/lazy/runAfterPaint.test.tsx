import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAfterPaint } from './runAfterPaint.ts'

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

describe('runAfterPaint', () => {
  it('runs the work after the paint, and not before it', () => {
    const work = vi.fn()
    runAfterPaint(work)
    paint()
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it.each(['visibilitychange', 'pagehide'])(
    'runs the work once at %s, because the page is not painted any more',
    (name) => {
      const work = vi.fn()
      runAfterPaint(work)
      window.dispatchEvent(new Event(name))
      expect(work).toHaveBeenCalledTimes(1)
      paint()
      vi.advanceTimersByTime(0)
      expect(work).toHaveBeenCalledTimes(1)
    },
  )

  it('runs the work at once on a hidden page', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const work = vi.fn()
    runAfterPaint(work)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['before the paint', () => undefined],
    ['after the paint', () => paint()],
  ])('never runs work that is cancelled %s', (_, arrange) => {
    const work = vi.fn()
    const cancel = runAfterPaint(work)
    arrange()
    cancel()
    paint()
    window.dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(0)
    expect(work).not.toHaveBeenCalled()
  })
})
