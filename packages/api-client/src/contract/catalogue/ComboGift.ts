import { array, integer, minValue, number, object, pipe, string, transform } from 'valibot'
import {
  localPathSchema,
  type ProductId,
  type ProductPicture,
  pictureWithFallbackSchema,
  productIdSchema,
} from '../wire/index.ts'

/** One of the gifts in a combo. */
export interface ComboGift {
  readonly id: ProductId
  readonly title: string
  /** URL of its own page. */
  readonly href: string
  readonly picture: ProductPicture
  /** Units in one combo. */
  readonly quantity: number
  /** Preset options of the gift, such as the weight, as display texts. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
}

/** Parses the gifts of a combo (specification 1, section 3: combo lines). */
export const comboGiftsSchema = array(
  pipe(
    object({
      nid: productIdSchema,
      alias: localPathSchema,
      title: string(),
      image: pictureWithFallbackSchema,
      qty: pipe(number(), integer(), minValue(1)),
      options: array(object({ label: string(), value: string() })),
    }),
    transform(
      ({ nid, alias, title, image, qty, options }): ComboGift => ({
        ...{ id: nid, href: alias, title, options },
        picture: image,
        quantity: qty,
      }),
    ),
  ),
)
