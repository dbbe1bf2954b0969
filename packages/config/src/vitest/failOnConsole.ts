import { afterEach, beforeEach, expect, vi } from 'vitest'

// Expected warning: Storybook renders a story's own frame inside `act` without awaiting it; none of our components
// suspends.
const noteOfStorybook = 'A component suspended inside an `act` scope'

// An unexpected console error or warning fails the test that caused it: a warning is a bug that has not surfaced
// yet.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  const unexpected = calls.filter(([first]) => !String(first).startsWith(noteOfStorybook))
  vi.restoreAllMocks()
  expect(unexpected).toEqual([])
})
