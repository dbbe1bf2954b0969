import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected console error or warning fails the test that caused it: a warning is a fault nobody has met yet.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(said).toEqual([])
})
