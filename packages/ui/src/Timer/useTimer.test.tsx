import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Timer, type TimerProps } from './Timer.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const timer = (settings: Omit<TimerProps, 'label' | 'children'>) => (
  <StrictMode>
    <Timer label="Order within" {...settings}>
      {({ s, state }) => `${s} ${state}`}
    </Timer>
  </StrictMode>
)

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('starts immediately, and counts up each second', () => {
  const { container } = render(timer({}))
  expect(container.textContent).toBe('0 PLAYING')
  pass(3000)
  expect(container.textContent).toBe('3 PLAYING')
})

it('does not start with startAtOnce false', () => {
  const { container } = render(timer({ startAtOnce: false, initialMs: 5000 }))
  pass(3000)
  expect(container.textContent).toBe('5 INITED')
})

it('calls the latest onEnd callback once when it reaches zero', () => {
  const first = vi.fn()
  const last = vi.fn()
  const { container, rerender } = render(timer({ direction: 'backward', initialMs: 2000, onEnd: first }))
  pass(1000)
  rerender(timer({ direction: 'backward', initialMs: 2000, onEnd: last }))
  pass(9000)
  expect(container.textContent).toBe('0 STOPPED')
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})

it('clears its timer on unmount', () => {
  const { unmount } = render(timer({}))
  pass(1500)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
