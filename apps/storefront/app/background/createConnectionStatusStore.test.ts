import { createConnectionStore } from '@store/host'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnectionStatusStore } from './createConnectionStatusStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const connection = createConnectionStore()
  const onBack = vi.fn()
  createConnectionStatusStore(connection, onBack).start()
  return { onBack, note: connection.note }
}

describe('a recovered connection', () => {
  it('triggers a retry immediately', () => {
    const { onBack, note } = open()
    note(false)
    note(true)
    expect(onBack).toHaveBeenCalledTimes(1)
  })

  it('triggers retries at growing intervals if one request keeps failing while others succeed', async () => {
    const { onBack, note } = open()
    const stumble = () => {
      note(false)
      note(true)
    }
    // The failed request is retried, and fails again.
    onBack.mockImplementation(stumble)
    stumble()
    expect(onBack).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onBack.mock.calls.length).toBeGreaterThan(2)
    expect(onBack.mock.calls.length).toBeLessThan(7)
  })

  it('triggers a retry immediately when a poll succeeds', async () => {
    const { onBack, note } = open()
    note(false)
    note(true)
    note(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onBack).toHaveBeenCalledTimes(2)
  })
})
