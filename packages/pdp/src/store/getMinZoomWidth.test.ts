import { expect, it } from 'vitest'
import { getMinZoomWidth } from './getMinZoomWidth.ts'

it.each([
  [false, 500],
  [true, 405],
])('returns the minimum zoom width of specification 2, section 4 (corporate: %s)', (isCorporate, size) => {
  expect(getMinZoomWidth({ isCorporate })).toBe(size)
})
