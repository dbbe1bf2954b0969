import type { ProductAttribute } from '../db/schema/ProductFacts.ts'
import type { StoredPicture } from '../db/schema/StoredPicture.ts'
import { attributeIds } from './catalogue/attributeIds.ts'
import type { DerivedProduct } from './catalogue/DerivedProduct.ts'

/** Maximum length of a text attribute, if the product has no limit of its own. */
export const textLimits = { usual: 25, long: 50 } as const

/** Returns the attributes of a product: selections, texts and uploads. */
export const sampleAttributes = (
  { attributes, textLimit }: DerivedProduct,
  pictureOf: (slug: string) => StoredPicture,
): readonly ProductAttribute[] =>
  attributes.flatMap(
    ({ id, label, name, heading, display, required, options }): readonly ProductAttribute[] => {
      const told = { aid: id, label: name, title: label, ...(heading && { heading }), isRequired: required }
      if (display === 'photo') return [{ kind: 'photo', ...told }]
      if (display === 'text') {
        const limit = textLimit ?? (id === attributeIds.longText ? textLimits.long : textLimits.usual)
        return [{ kind: 'text', ...told, limit }]
      }
      const offered = options.map(({ id, name, adds, listAdds = adds, picture }) => ({
        id,
        name,
        adds: adds * 100,
        listAdds: listAdds * 100,
        ...(picture !== undefined && { picture: pictureOf(picture) }),
      }))
      return [{ kind: 'options', ...told, display, options: offered }]
    },
  )
