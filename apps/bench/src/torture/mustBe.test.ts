import { expect, it } from 'vitest'
import { mustBe } from './mustBe.ts'

it('says by how much a figure is not what it must be: too many are the harm, too few are lost', () => {
  expect(mustBe('oversold', 'pieces', 50, 50)).toEqual([])
  expect(mustBe('oversold', 'pieces', 213, 50)).toEqual([
    { harm: 'oversold', count: 163, sentence: 'pieces: 213 instead of 50' },
  ])
  expect(mustBe('doubled', 'orders', 0, 1)).toMatchObject([{ harm: 'lost', count: 1 }])
  expect(mustBe('other', 'browsers', 1, 2)).toMatchObject([{ harm: 'other', count: 1 }])
})
