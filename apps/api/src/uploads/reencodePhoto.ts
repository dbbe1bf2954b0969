import { detectPhotoType, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import { photoError } from './photoError.ts'

/** A re-encoded photo. */
export interface ReencodedPhoto {
  readonly content: Uint8Array
  readonly format: 'png' | 'jpeg'
  readonly width: number
  readonly height: number
}

// Maximum length of a side in pixels, sharp enough for a print of 40 cm. Larger photos would only use more storage.
const longestSide = 5000

/**
 * Decodes and re-encodes a photo, so that only the visible image is kept, without location, hidden content and further
 * frames. Applies its orientation. Rejects photos that cannot be decoded completely, and decompression bombs.
 */
export async function reencodePhoto(came: Uint8Array): Promise<ReencodedPhoto> {
  const type = detectPhotoType(came)
  if (type === undefined || type === 'heic') throw photoError(type ?? 'type')
  // The library is lazy-loaded, because only photos need it; this shortens the start.
  const { default: sharp } = await import('sharp')
  const picture = sharp(came, {
    limitInputPixels: photoLimits.pixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const written = type === 'png' ? picture.png({ compressionLevel: 6 }) : picture.jpeg({ quality: 90 })
  try {
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return { content: data, format: type, width: info.width, height: info.height }
  } catch {
    // Every error counts as a broken file, because libvips reports broken, truncated and far too large files alike.
    throw photoError('broken')
  }
}
