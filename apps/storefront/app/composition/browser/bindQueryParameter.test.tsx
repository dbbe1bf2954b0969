import { afterEach, expect, test, vi } from 'vitest'
import { bindQueryParameter } from './bindQueryParameter.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

test('the URL gets the last of several values after the next paint', async () => {
  window.history.replaceState({ key: 'kept' }, '', '/p/cake?utm=mail#top')
  const { write, read } = bindQueryParameter('o')
  write('a')
  write('b')
  expect(read()).toBe('')
  await vi.waitFor(() => expect(window.location.search).toBe('?utm=mail&o=b'))
  expect([window.location.hash, window.history.state]).toEqual(['#top', { key: 'kept' }])
  write('')
  await vi.waitFor(() => expect(window.location.search).toBe('?utm=mail'))
})

test('a page that is left before the next paint has the value in its URL', () => {
  const { write, read } = bindQueryParameter('o')
  write('a')
  window.dispatchEvent(new Event('pagehide'))
  expect(read()).toBe('a')
})
