import { expect, it } from 'vitest'
import { getNearBottomDistance } from './getNearBottomDistance.ts'

it.each([
  [390, 600],
  [767, 600],
  [767.5, 600],
  [768, 250],
  [1280, 250],
])('for a screen width of %d px, returns %i px', (width, distance) => {
  expect(getNearBottomDistance(width)).toBe(distance)
})
