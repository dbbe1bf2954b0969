import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebounced } from './useDebounced.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('changes only after the value has stayed unchanged for the delay', () => {
  const { result, rerender, unmount } = renderHook((typed: string) => useDebounced(typed, 300), {
    initialProps: '',
  })
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  rerender('de')
  wait(299)
  rerender('del')
  wait(299)
  expect(result.current).toBe('')
  wait(1)
  expect(result.current).toBe('del')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
