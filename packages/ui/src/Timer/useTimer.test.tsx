import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Timer, type TimerProps } from './Timer.tsx'

const place = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draw = (settings: Omit<TimerProps, 'label' | 'children'>) =>
  act(() =>
    root.render(
      <StrictMode>
        <Timer label="Order within" {...settings}>
          {({ s, state }) => `${s} ${state}`}
        </Timer>
      </StrictMode>,
    ),
  )

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('starts at once, counts up each second', () => {
  draw({})
  expect(place.textContent).toBe('0 PLAYING')
  pass(3000)
  expect(place.textContent).toBe('3 PLAYING')
})

it('waits when it shall not start', () => {
  draw({ startAtOnce: false, initialMs: 5000 })
  pass(3000)
  expect(place.textContent).toBe('5 INITED')
})

it('calls what was handed in last when it comes to zero, once', () => {
  const first = vi.fn()
  const last = vi.fn()
  draw({ direction: 'backward', initialMs: 2000, onEnd: first })
  pass(1000)
  draw({ direction: 'backward', initialMs: 2000, onEnd: last })
  pass(9000)
  expect(place.textContent).toBe('0 STOPPED')
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})

it('leaves no timer behind when it goes', () => {
  draw({})
  pass(1500)
  expect(vi.getTimerCount()).toBe(1)
  act(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
  root = createRoot(place)
})
