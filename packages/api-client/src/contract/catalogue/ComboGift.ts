import { array, integer, minValue, number, object, pipe, string, transform } from 'valibot'
import { localPath, type ProductId, type ProductPicture, picture, productId } from '../wire/index.ts'

/** One of the gifts a combo is made of. */
export interface ComboGift {
  readonly id: ProductId
  readonly title: string
  /** Address of its own page. */
  readonly href: string
  readonly picture: ProductPicture
  /** Pieces of it in one combo. */
  readonly quantity: number
  /** The options it comes with, such as its weight, as a shopper reads them. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
}

/** Reads what a combo is made of (specification 1, section 3: combo lines). */
export const comboGifts = array(
  pipe(
    object({
      nid: productId,
      alias: localPath,
      title: string(),
      image: picture,
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
