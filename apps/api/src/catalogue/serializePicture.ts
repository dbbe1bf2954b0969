import type { StoredPicture } from '../db/schema/StoredPicture.ts'

/** Serializes a picture for the API response. */
export function serializePicture({ alt, sizes }: StoredPicture) {
  const largest = sizes.at(-1)
  if (!largest)
    throw new Error('writePicture: a picture without sizes. The sample schema should have refused it.')
  return {
    src: largest.src,
    title: alt,
    alt,
    width: largest.width,
    height: largest.height,
    sizes: sizes.map(({ src, width }) => ({ src, width })),
  }
}
