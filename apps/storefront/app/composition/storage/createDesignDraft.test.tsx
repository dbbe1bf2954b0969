import { toProductId } from '@store/api-client/contract/catalogue'
import { createSessionStorageItem } from '@store/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDesignDraft } from './createDesignDraft.ts'

const draftOf = (product: number) => createDesignDraft(toProductId(product))

/** Stores designs with photos, a minute apart; jsdom stores five million characters, as browsers do. */
const writeDesigns = (...products: readonly number[]) => {
  for (const product of products) {
    vi.advanceTimersByTime(60_000)
    draftOf(product).write({ design: String(product).repeat(2_000_000) })
  }
}
const listStored = () => [1, 2, 3].filter((product) => draftOf(product).read() !== null)

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('deletes the oldest other design if the storage is full', () => {
  writeDesigns(2, 1, 2, 3)
  expect(listStored()).toEqual([2, 3])
})

it('deletes the design of an earlier release first', () => {
  createSessionStorageItem('design').write({ product: 1, design: 'x'.repeat(2_000_000) })
  writeDesigns(2, 3)
  expect([createSessionStorageItem('design').read(), listStored()]).toEqual([null, [2, 3]])
})

it('leaves room for the texts of other forms', () => {
  const receiver = createSessionStorageItem('receiver')
  writeDesigns(1)
  // Room for this design, and for nothing else.
  draftOf(2).write({ design: 'x'.repeat(2_980_000) })
  receiver.write({ address: 'x'.repeat(90_000) })
  expect([receiver.read() !== null, listStored()]).toEqual([true, [2]])
})

it('keeps other designs if one is written that does not need their room', () => {
  writeDesigns(1)
  draftOf(2).write({ design: 'x' })
  expect(listStored()).toEqual([1, 2])
})

it('ignores a blocked storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writeDesigns(1)
  expect(listStored()).toEqual([])
})
