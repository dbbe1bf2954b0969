import type { ProductPicture } from '@store/api-client/contract/catalogue'
import type { LightboxPicture } from '@store/ui/lightbox'

/** The sizes of a picture, read from its `srcSet`, which names widths; all sizes have the shape of the largest. */
export function sourcesOf({
  srcSet,
  width,
  height,
}: ProductPicture): NonNullable<LightboxPicture['sources']> {
  return [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, src = '', across]) => ({
    src,
    width: Number(across),
    height: Math.round((Number(across) * height) / width),
  }))
}
