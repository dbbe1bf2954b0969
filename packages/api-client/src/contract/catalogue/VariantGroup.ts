import { array, boolean, object, optional, picklist, pipe, string, transform } from 'valibot'
import {
  localPathSchema,
  type ProductId,
  type ProductPicture,
  pictureWithFallbackSchema,
  productIdSchema,
} from '../wire/index.ts'

/** One of a gift's colours or sizes: a product of its own. */
export interface Variant {
  readonly id: ProductId
  /** Display name, such as "Pink" or "24 roses". */
  readonly name: string
  /** Title of its product. */
  readonly title: string
  readonly href: string
  readonly picture: ProductPicture
  /** @default false */
  readonly isOutOfStock?: boolean | undefined
}

/** The colours or the sizes of a gift, including this one. */
export interface VariantGroup {
  readonly kind: 'color' | 'size'
  readonly heading: string
  readonly entries: readonly Variant[]
}

/** Parses variants: nid, alias, variant_value, display_name, title, image (specification 2, section 3). */
export const variantGroupsSchema = array(
  object({
    kind: picklist(['color', 'size']),
    heading: string(),
    entries: array(
      pipe(
        object({
          nid: productIdSchema,
          alias: localPathSchema,
          variant_value: string(),
          display_name: string(),
          title: string(),
          image: pictureWithFallbackSchema,
          out_of_stock: optional(boolean(), false),
        }),
        transform(
          ({ nid, alias, display_name, title, image, out_of_stock }): Variant => ({
            id: nid,
            href: alias,
            name: display_name,
            title,
            picture: image,
            ...(out_of_stock && { isOutOfStock: true }),
          }),
        ),
      ),
    ),
  }),
)
