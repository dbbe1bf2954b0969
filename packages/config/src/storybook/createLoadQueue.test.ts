import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoadQueue } from './createLoadQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs one load at a time, in order', () => {
  const queue = createLoadQueue(1000)
  const first = vi.fn<(finished: () => void) => void>()
  const second = vi.fn<(finished: () => void) => void>()
  queue.add(first)
  queue.add(second)
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  first.mock.lastCall?.[0]()
  expect(second).toHaveBeenCalledOnce()
})

test('starts the next load once when a load finishes twice', () => {
  const queue = createLoadQueue(1000)
  const loads = [vi.fn(), vi.fn(), vi.fn()]
  for (const load of loads) queue.add(load)
  const [finished] = loads[0]?.mock.lastCall ?? []
  finished()
  finished()
  expect(loads.map((load) => load.mock.calls.length)).toEqual([1, 1, 0])
})

test('does not start a load that was dequeued', () => {
  const queue = createLoadQueue(1000)
  const first = vi.fn<(finished: () => void) => void>()
  const [second, third] = [vi.fn(), vi.fn()]
  queue.add(first)
  const dequeue = queue.add(second)
  queue.add(third)
  dequeue()
  first.mock.lastCall?.[0]()
  expect(second).not.toHaveBeenCalled()
  expect(third).toHaveBeenCalledOnce()
})

test('starts the next load when one does not finish in time', () => {
  const queue = createLoadQueue(1000)
  const next = vi.fn()
  queue.add(() => undefined)
  queue.add(next)
  vi.advanceTimersByTime(999)
  expect(next).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(next).toHaveBeenCalledOnce()
})
