import type { Product, ProductPicture } from '@store/api-client/contract/catalogue'

/** One thing to see in the gallery: a picture with its number, 1 first, or without one the poster of the film. */
export interface Slide {
  readonly file: Omit<ProductPicture, 'srcSet'> & Partial<ProductPicture>
  readonly number?: number
}

/** The pictures with the film at its position among them, 1 first; a position beyond the last picture is the end. */
export function slidesOf({ pictures, video }: Pick<Product, 'pictures' | 'video'>): readonly Slide[] {
  const slides: Slide[] = pictures.map((file, index) => ({ file, number: index + 1 }))
  if (video) slides.splice(Math.max(0, video.position - 1), 0, { file: { ...video.thumbnail, alt: '' } })
  return slides
}
