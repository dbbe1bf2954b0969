import { expect, it } from 'vitest'
import { createSemaphore } from './createSemaphore.ts'

it('runs and queues work up to the two limits, and rejects the rest', async () => {
  const inTurn = createSemaphore({ atOnce: 2, waiting: 1 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) =>
    inTurn(async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const all = [work(1), work(2), work(3)]
  await expect(work(4)).rejects.toMatchObject({ status: 503, code: 'busy' })
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  expect(await all[0]).toBe(1)
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  expect(await Promise.all(all)).toEqual([1, 2, 3])
})

it('releases the permit when the work fails', async () => {
  const inTurn = createSemaphore({ atOnce: 1, waiting: 0 })
  await expect(inTurn(() => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  expect(await inTurn(async () => 'next')).toBe('next')
})
