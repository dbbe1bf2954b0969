import type { ProductPicture } from '@store/api-client/contract/catalogue'
import type { LightboxPicture } from '@store/ui/lightbox'

/**
 * Returns the sizes of an image that are wide enough for the large view, always including the largest. They are parsed
 * from its `srcSet`, and their heights follow from the aspect ratio of the largest.
 */
export function getPictureSources(
  { srcSet, width, height }: ProductPicture,
  least = 0,
): NonNullable<LightboxPicture['sources']> {
  const all = [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', across]) => ({
    src,
    width: Number(across),
    height: Math.round((Number(across) * height) / width),
  }))
  const wide = all.filter((source) => source.width >= least)
  return wide.length > 0 ? wide : all.slice(-1)
}
