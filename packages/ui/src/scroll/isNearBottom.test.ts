import { expect, it } from 'vitest'
import { isNearBottom } from './isNearBottom.ts'

const page = { viewportHeight: 800, pageHeight: 3000 }

it.each([
  [1599, false],
  [1600, true],
  [2200, true],
  // Phones overscroll past the end of the page.
  [2260, true],
])('for %i px scrolled of 2200 px and a distance of 600 px, returns %s', (scrolled, near) => {
  expect(isNearBottom({ ...page, scrolled }, 600)).toBe(near)
})
