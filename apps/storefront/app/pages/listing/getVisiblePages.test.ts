import { expect, it } from 'vitest'
import { getVisiblePages } from './getVisiblePages.ts'

it.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 'after', 9]],
  [2, 9, [1, 2, 3, 'after', 9]],
  [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
  [9, 9, [1, 'before', 8, 9]],
] as const)('links page %d of %d to the pages %j', (page, pages, shown) => {
  expect(getVisiblePages(page, pages)).toEqual(shown)
})
