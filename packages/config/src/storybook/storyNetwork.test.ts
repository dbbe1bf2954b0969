import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StoryNetwork, setStoryNetwork, withStoryNetwork } from './storyNetwork.ts'

const calm: StoryNetwork = { latency: 'none', failure: 'none' }
const answer = Promise.resolve({ ok: true, value: 'Bengaluru' })
const checkPincode = vi.fn((_pincode: string) => answer)
const client = withStoryNetwork({ checkPincode, version: 3 })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  checkPincode.mockClear()
  setStoryNetwork(calm)
})

it('passes a call and its response through unchanged when no network condition is selected', () => {
  expect(client.checkPincode('560001')).toBe(answer)
  expect(checkPincode).toHaveBeenCalledWith('560001')
  expect(client.version).toBe(3)
})

it.each([
  ['400ms', 400],
  ['2s', 2000],
] as const)('responds after %s, not before', async (latency, delay) => {
  setStoryNetwork({ ...calm, latency })
  const settled = vi.fn()
  const call = client.checkPincode('560001').then(settled)
  await vi.advanceTimersByTimeAsync(delay - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(settled).toHaveBeenCalledWith({ ok: true, value: 'Bengaluru' })
})

it('never responds when the latency is set to never', async () => {
  setStoryNetwork({ latency: 'never', failure: 'server' })
  const settled = vi.fn()
  void client.checkPincode('560001').then(settled)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(settled).not.toHaveBeenCalled()
})

it.each([
  ['offline', { kind: 'network' }],
  ['server', { kind: 'invalidResponse', status: 500 }],
] as const)('fails when the network is %s, and does not make the call', async (failure, expected) => {
  setStoryNetwork({ ...calm, failure })
  expect(await client.checkPincode('560001')).toEqual({ ok: false, failure: expected })
  expect(checkPincode).not.toHaveBeenCalled()
})

it('fails only after the latency', async () => {
  setStoryNetwork({ latency: '2s', failure: 'offline' })
  const settled = vi.fn()
  void client.checkPincode('560001').then(settled)
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith({ ok: false, failure: { kind: 'network' } })
})

it('keeps the this value of a client that is an object with state', () => {
  const counting = {
    calls: 0,
    list() {
      this.calls += 1
      return Promise.resolve(this.calls)
    },
  }
  void withStoryNetwork(counting).list()
  expect(counting.calls).toBe(1)
})
