import { expect, it } from 'vitest'
import { isNearBottom } from './isNearBottom.ts'

const page = { viewportHeight: 800, pageHeight: 3000 }

it.each([
  [1599, false],
  [1600, true],
  [2200, true],
  // Phones let a page be pulled past its end.
  [2260, true],
])('with 600 px asked for, %i px scrolled of 2200 is near: %s', (scrolled, near) => {
  expect(isNearBottom({ ...page, scrolled }, 600)).toBe(near)
})
