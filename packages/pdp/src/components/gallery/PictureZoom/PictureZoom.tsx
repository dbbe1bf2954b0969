import { Lightbox, lightboxEn } from '@store/ui/lightbox'
import { mergeMessages } from '@store/ui/messages'
import { useMemo } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { getMinZoomWidth } from '../../../store/getMinZoomWidth.ts'
import { getPictureSources } from './getPictureSources.ts'
import type { ZoomablePictures } from './ZoomablePictures.ts'

/** Props of `PictureZoom`. */
export interface PictureZoomProps extends ZoomablePictures {
  /** Whether the zoom view is open. */
  readonly open: boolean
  /** Called when the shopper closes the zoom view. */
  readonly onClose: () => void
}

/** Renders images of the product or of a review in a large view. */
export function PictureZoom({ pictures, picture, open, onClose }: PictureZoomProps) {
  const { product, messages } = useProduct()
  const large = useMemo(
    () =>
      pictures.map((file) => ({
        src: file.src,
        alt: file.alt,
        width: file.width,
        height: file.height,
        sources: getPictureSources(file, getMinZoomWidth(product)),
      })),
    [pictures, product],
  )
  return (
    <Lightbox
      // The key mounts a new lightbox for each picture, because a lightbox reads its start position only when it
      // mounts, and may be reopened before it has unmounted.
      key={pictures[picture - 1]?.src}
      open={open}
      pictures={large}
      start={picture - 1}
      label={messages.picturesOf(product.title)}
      messages={mergeMessages(lightboxEn, messages.lightbox)}
      onClose={onClose}
    />
  )
}
