import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onNextInteraction } from './onNextInteraction.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each(['pointermove', 'pointerdown', 'click', 'keydown', 'change', 'scroll'])(
  'runs the callback once, on idle after an interaction: %s',
  async (type) => {
    const work = vi.fn()
    onNextInteraction(work)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(work).not.toHaveBeenCalled()
    const interact = () =>
      document.body.dispatchEvent(
        Object.assign(new Event(type, { bubbles: true }), { movementX: 3, movementY: 0 }),
      )
    interact()
    interact()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(work).toHaveBeenCalledTimes(1)
  },
)

it('ignores a resting pointer under which the page scrolls', async () => {
  const work = vi.fn()
  onNextInteraction(work)
  const rest = Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 })
  document.body.dispatchEvent(rest)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).not.toHaveBeenCalled()
})
