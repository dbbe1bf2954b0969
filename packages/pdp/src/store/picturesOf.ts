import type { ProductPicture } from '@store/api-client/contract/catalogue'
import type { ProductState } from './ProductState.ts'

/** Returns the pictures of the product, preceded by the shopper's own design once it is finished. */
export function picturesOf({
  product: { pictures, personalised },
  selection,
}: Pick<ProductState, 'product' | 'selection'>): readonly ProductPicture[] {
  const design = personalised && selection.photos?.[personalised.attribute]
  if (!design) return pictures
  const { pictureSrc: src, width, height, name: alt = '' } = design
  return [{ ...{ src, width, height, alt }, srcSet: `${src} ${width}w` }, ...pictures]
}
