import type { ProductAttribute } from '../../db/schema/ProductDetails.ts'
import type { StoredPicture } from '../../db/schema/StoredPicture.ts'
import type { DerivedProduct } from '../products/DerivedProduct.ts'
import { attributeIds } from '../schema/attributeIds.ts'

/** Maximum length of a text attribute whose product has no limit of its own. */
export const defaultMaxTextLengths = { usual: 25, long: 50 } as const

/** Returns the attributes of a product: selections, texts and uploads. */
export const toProductAttributes = (
  { attributes, textLimit }: DerivedProduct,
  pictureOf: (slug: string) => StoredPicture,
): readonly ProductAttribute[] =>
  attributes.flatMap(
    ({ id, label, name, heading, display, required, options }): readonly ProductAttribute[] => {
      const shown = { aid: id, label: name, title: label, ...(heading && { heading }), isRequired: required }
      if (display === 'photo') return [{ kind: 'photo', ...shown }]
      if (display === 'text') {
        const limit =
          textLimit ??
          (id === attributeIds.longText ? defaultMaxTextLengths.long : defaultMaxTextLengths.usual)
        return [{ kind: 'text', ...shown, limit }]
      }
      const offered = options.map(({ adds, listAdds = adds, picture, ...option }) => ({
        ...{ ...option, adds, listAdds },
        ...(picture !== undefined && { picture: pictureOf(picture) }),
      }))
      return [{ kind: 'options', ...shown, display, options: offered }]
    },
  )
