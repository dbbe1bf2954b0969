import { expect, it } from 'vitest'
import { drawBouquet } from '../../../fixtures/drawBouquet.ts'
import { getPictureSources } from './getPictureSources.ts'

const picture = { src: '/l.avif', alt: '', width: 1200, height: 1500 }

it('parses every image size with its height', () => {
  expect(getPictureSources({ ...picture, srcSet: '/s.avif 400w, /m.avif 801w, /l.avif 1200w' })).toEqual([
    { src: '/s.avif', width: 400, height: 500 },
    { src: '/m.avif', width: 801, height: 1001 },
    { src: '/l.avif', width: 1200, height: 1500 },
  ])
})

it('accepts URLs that contain commas', () => {
  const drawn = drawBouquet('Roses')
  expect(getPictureSources(drawn)).toEqual([{ src: drawn.src, width: 1000, height: 1000 }])
})

it('returns no sources for an empty list', () => {
  expect(getPictureSources({ ...picture, srcSet: '' })).toEqual([])
})

it.each([
  [500, ['/m.avif', '/l.avif']],
  [405, ['/m.avif', '/l.avif']],
  [400, ['/s.avif', '/m.avif', '/l.avif']],
  [2000, ['/l.avif']],
])('omits sizes less than %d px wide, except the largest one', (least, expected) => {
  const srcSet = '/s.avif 400w, /m.avif 801w, /l.avif 1200w'
  expect(getPictureSources({ ...picture, srcSet }, least).map(({ src }) => src)).toEqual(expected)
})
