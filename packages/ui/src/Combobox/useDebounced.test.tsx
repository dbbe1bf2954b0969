import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebounced } from './useDebounced.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Reader({ typed }: { readonly typed: string }) {
  return useDebounced(typed, 300)
}

it('follows only what has stayed for its time', async () => {
  const host = document.createElement('div')
  const root = createRoot(host)
  const type = (typed: string) => act(async () => root.render(<Reader typed={typed} />))
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

  await type('')
  await type('de')
  await wait(299)
  await type('del')
  await wait(299)
  expect(host.textContent).toBe('')
  await wait(1)
  expect(host.textContent).toBe('del')
  await act(async () => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})
