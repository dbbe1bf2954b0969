import type { Product, ProductPicture } from '@store/api-client/contract/catalogue'
import type { ProductSelection } from '@store/api-client/contract/rules/selection'

/** Returns the pictures of the product, preceded by the shopper's finished design. */
export function getProductPictures(
  { pictures, personalised }: Pick<Product, 'pictures' | 'personalised'>,
  photos: ProductSelection['photos'],
): readonly ProductPicture[] {
  const design = personalised && photos?.[personalised.attribute]
  if (!design) return pictures
  const { pictureSrc: src, width, height, name: alt = '' } = design
  return [{ ...{ src, width, height, alt }, srcSet: `${src} ${width}w` }, ...pictures]
}
