import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { hamperCalls } from '@store/api-client/contract/hampers'
import { paise, toRupees } from '@store/api-client/contract/money'
import { productHref, serializePicture } from '../catalogue/index.ts'
import type { ProductDetails } from '../db/schema/ProductDetails.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { needsPincode } from './needsPincode.ts'

type HamperWire = SerializedResponseOf<typeof hamperCalls.get>['result']
type HamperForm = NonNullable<ProductDetails['hamper']>

/** A hamper with its selectable contents. */
export interface HamperDetails {
  readonly product: ProductRow
  readonly form: HamperForm
  /** The gifts on sale, by nid. */
  readonly items: ReadonlyMap<number, ProductRow>
  /** The courier variant of the hamper, if it has one. */
  readonly courierVariant: ProductRow | undefined
  /** Days from today to the earliest selectable day; negative if the hamper is not delivered to the location. */
  readonly offset: number
  /** Days of the year on which the hamper is not delivered, `MM-DD`. */
  readonly blockedDays: readonly string[]
}

/** Serializes a hamper for the wire (specification 2, section 3: Hamper step). */
export function serializeHamper(hamper: HamperDetails): HamperWire {
  const { product, form, items, courierVariant, offset, blockedDays } = hamper
  const [first] = product.pictures
  if (!first) throw new Error(`writeHamper: product ${product.nid} has no picture.`)
  const words = product.facts?.attributes?.find(({ kind }) => kind === 'text')
  return {
    nid: product.nid,
    title: product.title,
    prod_link: productHref(product),
    sell_price: toRupees(paise(product.price)),
    image: serializePicture(first),
    steps: form.steps.map((step) => writeStep(step, items)),
    offset,
    ...(blockedDays.length > 0 && { blocked_days: [...blockedDays] }),
    ...(courierVariant && { courier_nid: courierVariant.nid }),
    ...(words?.kind === 'text' && {
      message: {
        aid: words.aid,
        label: words.title,
        msg_limit: words.limit,
        required: words.isRequired ? 1 : 0,
      },
    }),
    pincode_required: needsPincode(product) ? 1 : 0,
    out_of_stock: product.stock === 0 ? 1 : 0,
  }
}

const writeStep = (
  { id, title, min, max, items }: HamperForm['steps'][number],
  sold: ReadonlyMap<number, ProductRow>,
): HamperWire['steps'][number] => ({
  step: id,
  ...{ title, min, max },
  items: items
    .flatMap((nid) => sold.get(nid) ?? [])
    .map(({ sku, nid, title, price, pictures, stock, facts }) => ({
      sku,
      node_id: nid,
      long_title: title,
      sell_price: toRupees(paise(price)),
      images: pictures.slice(0, 1).map(serializePicture),
      // Limited to the maximum that can be chosen, so that a larger stock is not disclosed.
      stock: Math.min(stock, max),
      ...(facts?.delivery?.blockedDays && { blocked_days: [...facts.delivery.blockedDays] }),
    })),
})
