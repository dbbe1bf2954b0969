import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roses } from '../fixtures/roses.ts'
import { createGallerySlides } from './createGallerySlides.ts'

const { pictures, video } = roses
const at = (position: number) => createGallerySlides({ pictures, video: video && { ...video, position } })
const order = (position: number) => at(position).map(({ number }) => number ?? 'film')

describe('createGallerySlides', () => {
  it.each([
    [1, ['film', 1, 2, 3]],
    [2, [1, 'film', 2, 3]],
    [4, [1, 2, 3, 'film']],
    [99, [1, 2, 3, 'film']],
    [0, ['film', 1, 2, 3]],
    [-1, ['film', 1, 2, 3]],
  ])('puts the video with position %d at the right slide', (position, expected) => {
    expect(order(position)).toEqual(expected)
  })

  it('shows the poster of the video, which needs no description', () => {
    expect(at(1)[0]).toEqual({ file: { ...video?.thumbnail, alt: '' } })
  })

  it('returns the pictures alone if there is no video', () => {
    expect(createGallerySlides({ pictures, video: undefined }).map(({ number }) => number)).toEqual([1, 2, 3])
    expect(createGallerySlides({ pictures: [], video: undefined })).toEqual([])
  })

  it('keeps every picture, once and in its order, wherever the video is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), (position) => {
        const shown = at(position).flatMap(({ file, number }) => (number ? [file] : []))
        expect(shown).toEqual(pictures)
        expect(at(position)).toHaveLength(pictures.length + 1)
      }),
    )
  })
})
