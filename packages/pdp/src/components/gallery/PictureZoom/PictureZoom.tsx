import { Lightbox, lightboxEn } from '@store/ui/lightbox'
import { useMemo } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { zoomSize } from '../../../store/zoomSize.ts'
import { sourcesOf } from './sourcesOf.ts'
import type { ZoomTarget } from './ZoomTarget.ts'

/** Props of `PictureZoom`. */
export interface PictureZoomProps extends ZoomTarget {
  /** Whether it is shown. */
  readonly open: boolean
  /** Called when the shopper leaves it. */
  readonly onClose: () => void
}

/** Pictures of the product or of a review, seen large. */
export function PictureZoom({ pictures, picture, open, onClose }: PictureZoomProps) {
  const {
    state: { product },
    messages,
  } = useProduct()
  const large = useMemo(
    () =>
      pictures.map((file) => ({
        src: file.src,
        alt: file.alt,
        width: file.width,
        height: file.height,
        sources: sourcesOf(file, zoomSize(product)),
      })),
    [pictures, product],
  )
  return (
    <Lightbox
      // It looks at where to start only when it appears; a shopper may be quicker than its leaving.
      key={pictures[picture - 1]?.src}
      open={open}
      pictures={large}
      start={picture - 1}
      label={messages.picturesOf(product.title)}
      messages={messages.lightbox ?? lightboxEn}
      onClose={onClose}
    />
  )
}
