import { type Cart, toProductId } from '@store/api-client/contract/cart'
import type { Result } from '@store/api-client/contract/problem'
import type { Shopper } from './createShopper.ts'
import { isRetryable, retryUntilAnswered } from './retryUntilAnswered.ts'
import type { GiftQuantities } from './ShopperHistory.ts'

const pincode = '560001'

/** A shopper's cart, and what the shopper knows to be in it. */
export interface TrackedCart {
  /** Puts one piece of a gift in, however often the store has to be asked; answers the cart, nothing where refused. */
  readonly add: (nid: number) => Promise<Cart | undefined>
  /** Looks what is in the cart; complains where that is not what the store had said before. */
  readonly look: () => Promise<Cart | undefined>
  /** Notes that the cart was ordered. */
  readonly empty: () => void
}

/** Keeps watch over a shopper's cart: what was answered once must still be there at the next look. */
export function createTrackedCart({ client }: Shopper, complain: (sentence: string) => void): TrackedCart {
  let known: GiftQuantities = {}

  const look = async (mayHave: readonly GiftQuantities[] = [known]): Promise<Cart | undefined> => {
    const { result } = await retryUntilAnswered(client.cart.list)
    if (!result.ok) {
      complain(`the cart could not be read: ${JSON.stringify(result.failure)}`)
      return undefined
    }
    const found = giftsOf(result.value)
    if (!mayHave.some((gifts) => same(gifts, found)))
      complain(`the cart holds ${JSON.stringify(found)} instead of ${JSON.stringify(mayHave)}`)
    known = found
    return result.value
  }

  // Whether the gift went in before the store fell silent, only the cart can tell.
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
      known = giftsOf(result.value)
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

/** Pieces in a cart by product number. */
export const giftsOf = ({ lines }: Cart): GiftQuantities =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))

const same = (one: GiftQuantities, other: GiftQuantities) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (gifts: GiftQuantities) => Object.entries(gifts).sort(([a], [b]) => Number(a) - Number(b))
