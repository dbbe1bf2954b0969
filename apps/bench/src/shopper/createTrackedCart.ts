import { type Cart, toProductId } from '@store/api-client/contract/cart'
import type { Result } from '@store/api-client/contract/problem'
import type { Shopper } from './createShopper.ts'
import { isRetryable, retryUntilAnswered } from './retryUntilAnswered.ts'
import type { GiftQuantities } from './ShopperHistory.ts'

const pincode = '560001'

/** A shopper's cart, with its expected contents. */
export interface TrackedCart {
  /** Adds one unit of a product, retrying until the store responds; returns the cart, or undefined if rejected. */
  readonly add: (nid: number) => Promise<Cart | undefined>
  /** Reads the cart; reports a violation if it differs from the last response. */
  readonly look: () => Promise<Cart | undefined>
  /** Records that the cart was ordered. */
  readonly empty: () => void
}

/** Creates a tracked cart, which checks on every read that confirmed lines still exist. */
export function createTrackedCart({ client }: Shopper, complain: (sentence: string) => void): TrackedCart {
  let known: GiftQuantities = {}

  const look = async (mayHave: readonly GiftQuantities[] = [known]): Promise<Cart | undefined> => {
    const { result } = await retryUntilAnswered(client.cart.list)
    if (!result.ok) {
      complain(`the cart could not be read: ${JSON.stringify(result.failure)}`)
      return undefined
    }
    const found = countCartGifts(result.value)
    if (!mayHave.some((gifts) => same(gifts, found)))
      complain(`the cart holds ${JSON.stringify(found)} instead of ${JSON.stringify(mayHave)}`)
    known = found
    return result.value
  }

  // Only the cart shows whether the product was added before the connection was lost.
  const addOnce = async (nid: number, wanted: GiftQuantities): Promise<Result<Cart>> => {
    const added = await client.cart.add({ productId: toProductId(nid), pincode })
    if (added.ok || !isRetryable(added.failure)) return added
    const cart = await look([known, wanted])
    return cart && same(known, wanted) ? { ok: true, value: cart } : added
  }

  const add = async (nid: number): Promise<Cart | undefined> => {
    const wanted: GiftQuantities = { ...known, [nid]: (known[nid] ?? 0) + 1 }
    const { result } = await retryUntilAnswered(() => addOnce(nid, wanted))
    if (result.ok) {
      known = countCartGifts(result.value)
      if (same(known, wanted)) return result.value
      complain(`the cart is ${JSON.stringify(known)} instead of ${JSON.stringify(wanted)}`)
    } else if (result.failure.kind !== 'refused')
      complain(`adding a gift was answered ${JSON.stringify(result.failure)}`)
    return undefined
  }

  return {
    add,
    look: () => look(),
    empty: () => {
      known = {}
    },
  }
}

/** Returns a cart's quantities by product id. */
export const countCartGifts = ({ lines }: Cart): GiftQuantities =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))

const same = (one: GiftQuantities, other: GiftQuantities) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (gifts: GiftQuantities) => Object.entries(gifts).sort(([a], [b]) => Number(a) - Number(b))
