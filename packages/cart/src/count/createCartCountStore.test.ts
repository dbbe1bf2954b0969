import { expect, it, vi } from 'vitest'
import { createCartCountStore } from './createCartCountStore.ts'

it('starts with the server-rendered count and notifies subscribers only when the count changes', () => {
  const count = createCartCountStore({ initial: 2 })
  const followed = vi.fn()
  count.subscribe(followed)
  count.set(2)
  expect(followed).not.toHaveBeenCalled()
  count.set(5)
  expect(followed).toHaveBeenCalledOnce()
  expect(count.getState()).toEqual({ count: 5 })
  expect(count.getInitialState()).toEqual({ count: 2 })
})
