import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindQueryParameter } from './bindQueryParameter.ts'

const paints: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => paints.push(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

function paint() {
  for (const run of paints.splice(0)) run()
  vi.advanceTimersByTime(0)
}

// The tests of `runAfterPaint` prove when a page is painted, hidden or left.
test('the URL gets the last of several values after the next paint', () => {
  window.history.replaceState({ key: 'kept' }, '', '/p/cake?utm=mail#top')
  const { write, read } = bindQueryParameter('o')
  write('a')
  write('b')
  expect(read()).toBe('')
  paint()
  expect(window.location.search).toBe('?utm=mail&o=b')
  expect([window.location.hash, window.history.state]).toEqual(['#top', { key: 'kept' }])
  write('')
  paint()
  expect(window.location.search).toBe('?utm=mail')
})

test('a page that is left before the next paint has the value in its URL', () => {
  const { write, read } = bindQueryParameter('o')
  write('a')
  window.dispatchEvent(new Event('pagehide'))
  expect(read()).toBe('a')
})
