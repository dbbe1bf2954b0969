import { expect, it } from 'vitest'
import { calculateContrast, parseColour } from './calculateContrast.ts'

it.each([
  ['#b0124e', [176, 18, 78]],
  ['#FFF', [255, 255, 255]],
  [' #0a3 ', [0, 170, 51]],
  ['rgb(43 33 27)', [43, 33, 27]],
  ['rgb(43, 33, 27)', [43, 33, 27]],
] as const)('parses %s', (text, parts) => {
  expect(parseColour(text)).toEqual(parts)
})

it.each(['', 'red', '#12', '#b0124e80', 'rgb(43 33 27 / 0.48)'])('rejects %j as a colour', (text) => {
  expect(parseColour(text)).toBeUndefined()
  expect(calculateContrast(text, '#ffffff')).toBeUndefined()
})

it('calculates the contrast as WCAG does', () => {
  expect(calculateContrast('#000000', '#ffffff')).toBe(21)
  expect(calculateContrast('#fff', '#fff')).toBe(1)
  // A pair that the explanation of the guidelines calls just sufficient.
  expect(calculateContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('returns the same contrast for two colours in either order', () => {
  expect(calculateContrast('#b0124e', '#fffcf7')).toBe(calculateContrast('#fffcf7', '#b0124e'))
})
