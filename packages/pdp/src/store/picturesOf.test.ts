import { toUploadId } from '@store/api-client/contract/uploads'
import { expect, it } from 'vitest'
import { designedMug } from '../fixtures/designedMug.ts'
import { roses } from '../fixtures/roses.ts'
import { picturesOf } from './picturesOf.ts'

const photo = {
  id: toUploadId('0b0f6a6e-6f0c-4e7e-9b54-0d6f4a7f7a01'),
  pictureSrc: '/design.png',
  width: 1000,
  height: 1000,
}
const selection = { options: {}, texts: {}, photos: { 44: { ...photo, name: '“Asha”' } } }

it('begin with the shopper’s design, under its name', () => {
  const [first, ...others] = picturesOf({ product: designedMug, selection })
  expect(first).toEqual({
    ...{ src: '/design.png', srcSet: '/design.png 1000w', alt: '“Asha”' },
    ...{ width: 1000, height: 1000 },
  })
  expect(others).toEqual(designedMug.pictures)
})

it('are the product’s own before there is a design', () => {
  expect(picturesOf({ product: designedMug, selection: { options: {}, texts: {} } })).toEqual(
    designedMug.pictures,
  )
})

it('are the product’s own where a photo is asked for and no design: it shows the shopper, not the gift', () => {
  expect(picturesOf({ product: roses, selection })).toEqual(roses.pictures)
})
