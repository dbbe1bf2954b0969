import type { Product, ProductPicture } from '@store/api-client/contract/catalogue'

/** A slide of the gallery: a picture with its number, from 1, or the poster of the video, which has no number. */
export interface GallerySlide {
  readonly file: Omit<ProductPicture, 'srcSet'> & Partial<ProductPicture>
  readonly number?: number
}

/**
 * Returns the pictures with the video inserted at its position, from 1. If the position exceeds the number of pictures,
 * the video is last.
 */
export function createGallerySlides({
  pictures,
  video,
}: Pick<Product, 'pictures' | 'video'>): readonly GallerySlide[] {
  const slides: GallerySlide[] = pictures.map((file, index) => ({ file, number: index + 1 }))
  if (video) slides.splice(Math.max(0, video.position - 1), 0, { file: { ...video.thumbnail, alt: '' } })
  return slides
}
