import type { StoredPicture } from '../db/schema/StoredPicture.ts'

/** Returns the largest available size of a picture. */
export function getLargestPictureSize({ sizes }: StoredPicture): StoredPicture['sizes'][number] {
  const found = sizes.at(-1)
  if (!found)
    throw new Error(
      'getLargestPictureSize: a picture without sizes. The sample schema should have refused it.',
    )
  return found
}
