import { expect, it } from 'vitest'
import { getStoryFrameSize } from './getStoryFrameSize.ts'

it('shows a phone preview at half its size', () => {
  expect(getStoryFrameSize({ value: 'phone', isRotated: false })).toEqual({
    width: 390,
    height: 844,
    scale: 0.5,
  })
})

it('scales a desktop preview to fit one of two columns', () => {
  const { width, scale } = getStoryFrameSize({ value: 'desktop' })
  expect([width, Math.round(width * scale)]).toEqual([1280, 484])
})

it.each([undefined, {}, { value: undefined }, { value: 'toString' }])(
  'uses the default frame size for the viewport %o',
  (viewport) => {
    expect(getStoryFrameSize(viewport)).toMatchObject({ width: 1024, height: 640 })
  },
)
