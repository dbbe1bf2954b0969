import { expect, it } from 'vitest'
import { frameSize } from './frameSize.ts'

it('shows a phone at half its size', () => {
  expect(frameSize({ value: 'phone', isRotated: false })).toEqual({ width: 390, height: 844, scale: 0.5 })
})

it('fits a desktop into one of two columns', () => {
  const { width, scale } = frameSize({ value: 'desktop' })
  expect([width, Math.round(width * scale)]).toEqual([1280, 484])
})

it.each([undefined, {}, { value: undefined }, { value: 'toString' }])(
  'falls back to the width of a canvas for the viewport %o',
  (viewport) => {
    expect(frameSize(viewport)).toMatchObject({ width: 1024, height: 640 })
  },
)
