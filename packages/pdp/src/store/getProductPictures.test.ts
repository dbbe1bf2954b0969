import { toUploadId } from '@store/api-client/contract/uploads'
import { expect, it } from 'vitest'
import { designedMug } from '../fixtures/designedMug.ts'
import { roses } from '../fixtures/roses.ts'
import { getProductPictures } from './getProductPictures.ts'

const photo = {
  id: toUploadId('0b0f6a6e-6f0c-4e7e-9b54-0d6f4a7f7a01'),
  pictureSrc: '/design.png',
  width: 1000,
  height: 1000,
}
const photos = { 44: { ...photo, name: '“Asha”' } }

it("returns the shopper's design first, named by its text", () => {
  const [first, ...others] = getProductPictures(designedMug, photos)
  expect(first).toEqual({
    ...{ src: '/design.png', srcSet: '/design.png 1000w', alt: '“Asha”' },
    ...{ width: 1000, height: 1000 },
  })
  expect(others).toEqual(designedMug.pictures)
})

it('describes a design without a text by nothing', () => {
  expect(getProductPictures(designedMug, { 44: photo })[0]).toMatchObject({ src: '/design.png', alt: '' })
})

it('returns the pictures of the product before a design exists', () => {
  expect(getProductPictures(designedMug, undefined)).toEqual(designedMug.pictures)
})

it('returns the pictures of the product if there is a photo but no design', () => {
  expect(getProductPictures(roses, photos)).toEqual(roses.pictures)
})
