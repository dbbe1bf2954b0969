import type { ProductRow } from '../db/schema/products.ts'
import type { StoredAttribute } from '../db/schema/StoredAttribute.ts'
import { lineNotFoundError } from './lineNotFoundError.ts'
import type { LockedCart } from './moveLines.ts'
import { fillAttributes } from './personalisationText.ts'
import type { Buyable } from './requireBuyable.ts'

/** Fills a hamper of the cart anew: the line keeps its id, its place and its quantity. */
export async function refillHamper(
  { repo, cartId }: LockedCart,
  lineId: string,
  { product, parts, hamper, pincode, texts, choices }: Buyable,
  newId: () => string,
): Promise<void> {
  const line = (await repo.lines(cartId)).find(({ id }) => id === lineId)
  if (!line?.hamper || !hamper || !areOne(line.product, product)) throw lineNotFoundError()
  const asked = parts.flatMap((part) => part.productAttributes)
  await repo.refill(lineId, {
    nid: product.nid,
    hamper,
    attributes: keepWords(fillAttributes(asked, { texts, choices }, newId), line.attributes),
    // Where it goes may be chosen anew, and is not forgotten otherwise.
    pincode: pincode === '' ? line.pincode : pincode,
  })
}

/** Whether two products are the same hamper: itself, or brought by hand and as a parcel. */
const areOne = (one: ProductRow, other: ProductRow): boolean =>
  one.nid === other.nid ||
  one.facts?.hamper?.courierNid === other.nid ||
  other.facts?.hamper?.courierNid === one.nid

/** Words that were not written anew stay as they are in the cart. */
const keepWords = (
  attributes: readonly StoredAttribute[],
  before: readonly StoredAttribute[],
): readonly StoredAttribute[] =>
  attributes.map((one) => {
    const old = before.find(({ kind, aid }) => kind === one.kind && aid === one.aid)
    if (one.kind !== 'text' || !old) return one
    return { ...one, id: old.id, text: one.text === '' ? old.text : one.text }
  })
