import { detectPhotoType, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import { photoError } from './photoError.ts'

/** A picture as it is kept. */
export interface ReencodedPhoto {
  readonly content: Uint8Array
  readonly format: 'png' | 'jpeg'
  readonly width: number
  readonly height: number
}

// Sharp enough for 40 cm in print; what is larger only fills the disk.
const longestSide = 5000

/**
 * Decodes a photo and writes it anew, so that nothing of the file that came is kept but what is seen: no place it was
 * taken at, no second content behind it, no further frames. Its orientation is applied. Refuses what cannot be decoded
 * whole, and what unfolds to more than memory bears.
 */
export async function reencodePhoto(came: Uint8Array): Promise<ReencodedPhoto> {
  const type = detectPhotoType(came)
  if (type === undefined || type === 'heic') throw photoError(type ?? 'type')
  // Late: no start pays for what only the first photo needs.
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
    // The reason is the file: libvips tells of a broken, cut off or far too large one alike.
    throw photoError('broken')
  }
}
