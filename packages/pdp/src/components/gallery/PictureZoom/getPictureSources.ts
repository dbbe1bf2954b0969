import type { ProductPicture } from '@store/api-client/contract/catalogue'
import type { LightboxPicture } from '@store/ui/lightbox'

/**
 * Returns the sizes of an image that are wide enough for the large view, parsed from its `srcSet`, which names
 * widths; all have the aspect ratio of the largest, which is always included.
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
