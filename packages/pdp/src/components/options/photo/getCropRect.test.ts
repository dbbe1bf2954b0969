import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getCropRect, initialCrop, maxCropZoom } from './getCropRect.ts'

it('starts with a crop of the whole image', () => {
  expect(getCropRect({ width: 801, height: 600 }, initialCrop)).toEqual({
    x: 0,
    y: 0,
    width: 801,
    height: 600,
  })
})

it.each([
  ['square', { x: 100, y: 0, width: 600, height: 600 }],
  ['portrait', { x: 160, y: 0, width: 480, height: 600 }],
  ['landscape', { x: 25, y: 0, width: 750, height: 600 }],
] as const)('cuts the largest %s out of the middle', (shape, part) => {
  expect(getCropRect({ width: 800, height: 600 }, { ...initialCrop, shape })).toEqual(part)
})

it('crops up to every corner when zoomed in', () => {
  const near = { shape: 'square', zoom: 2 } as const
  const picture = { width: 800, height: 600 }
  expect(getCropRect(picture, { ...near, across: 0, down: 0 })).toEqual({
    x: 0,
    y: 0,
    width: 300,
    height: 300,
  })
  expect(getCropRect(picture, { ...near, across: 1, down: 1 })).toEqual({
    x: 500,
    y: 300,
    width: 300,
    height: 300,
  })
})

it('never crops outside the image', () => {
  const side = fc.integer({ min: 1, max: 9000 })
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  const shape = fc.constantFrom('whole', 'square', 'portrait', 'landscape')
  const zoom = fc.double({ min: 1, max: maxCropZoom, noNaN: true })
  fc.assert(
    fc.property(side, side, shape, zoom, part, part, (width, height, shape, zoom, across, down) => {
      const cut = getCropRect({ width, height }, { shape, zoom, across, down })
      expect(cut.x).toBeGreaterThanOrEqual(0)
      expect(cut.y).toBeGreaterThanOrEqual(0)
      expect(cut.x + cut.width).toBeLessThanOrEqual(width)
      expect(cut.y + cut.height).toBeLessThanOrEqual(height)
      expect(Math.min(cut.width, cut.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})
