import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import { lineNotFoundError } from '../lines/lineNotFoundError.ts'
import { toStoredAttributes } from '../personalisation/personalisationText.ts'
import type { ValidatedCartItem } from '../validation/requirePurchasable.ts'
import type { LockedCart } from './moveLines.ts'

/** Replaces the contents of a hamper in the cart; the line keeps its id and quantity. */
export async function replaceHamperContents(
  { repo, cartId }: LockedCart,
  lineId: string,
  { product, parts, hamper, pincode, texts, choices }: ValidatedCartItem,
  newId: () => string,
): Promise<void> {
  const line = (await repo.lines(cartId)).find(({ id }) => id === lineId)
  if (!line?.hamper || !hamper || !areOne(line.product, product)) throw lineNotFoundError()
  const requested = parts.flatMap((part) => part.productAttributes)
  await repo.refill(lineId, {
    nid: product.nid,
    hamper,
    attributes: keepWords(toStoredAttributes(requested, { texts, choices }, newId), line.attributes),
    // The request may contain a new location; otherwise the line keeps its location.
    pincode: pincode === '' ? line.pincode : pincode,
  })
}

/** Returns whether two products are the same hamper: the same product, or one the courier variant of the other. */
const areOne = (one: ProductRow, other: ProductRow): boolean =>
  one.nid === other.nid ||
  one.facts?.hamper?.courierNid === other.nid ||
  other.facts?.hamper?.courierNid === one.nid

/** Keeps the stored texts that the request does not replace. */
const keepWords = (
  attributes: readonly StoredAttribute[],
  before: readonly StoredAttribute[],
): readonly StoredAttribute[] =>
  attributes.map((one) => {
    const old = before.find(({ kind, aid }) => kind === one.kind && aid === one.aid)
    if (one.kind !== 'text' || !old) return one
    return { ...one, id: old.id, text: one.text === '' ? old.text : one.text }
  })
