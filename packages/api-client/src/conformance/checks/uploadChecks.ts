import { httpErrorResult } from '../../testing/httpErrorResult.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck, ConformanceContext } from '../ConformanceCheck.ts'
import { SkipCheckError } from '../SkipCheckError.ts'

// A white picture of 16 × 16 px as PNG. Decoders ignore bytes after the end of the picture.
const png =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFElEQVR42mP4TyJgGNUwqmH4agAAr639H23ooMoAAAAASUVORK5CYII='
const acceptedBytes = 60 * 1024

function createPhoto(bytes: number): Blob {
  const photo = new Uint8Array(bytes)
  photo.set(Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0)))
  return new Blob([photo], { type: 'image/png' })
}

function giftOf({ products }: ConformanceContext) {
  if (products.giftWithPhoto === undefined)
    throw new SkipCheckError('needs a gift that takes a photo: name it as `giftWithPhoto`')
  return products.giftWithPhoto
}

/** Checks of uploads. */
export const uploadChecks: readonly ConformanceCheck[] = [
  {
    title: 'stores a photo for a gift, and returns its size',
    profile: 'full',
    run: async (context) => {
      const file = createPhoto(acceptedBytes)
      const photo = unwrap(await context.visitor().uploads.photo({ ...giftOf(context), file }))
      context.expect(photo.width > 0 && photo.height > 0).toEqual(true)
    },
  },
  {
    title: 'rejects a photo that is too small',
    profile: 'full',
    run: async (context) => {
      const file = createPhoto(1024)
      context
        .expect(await context.visitor().uploads.photo({ ...giftOf(context), file }))
        .toMatchObject(httpErrorResult(422, 'photo_small'))
    },
  },
]
