import type { AddToCartRequest } from '../contract/cart/index.ts'
import { addAddOns } from './addAddOns.ts'
import { type AddLineContext, addLine } from './addLine.ts'
import type { FakeCartState, FakeLine } from './FakeCartState.ts'
import { type FakeCallResult, fakeHttpErrors } from './fakeHttpErrors.ts'

interface WishShop extends AddLineContext {
  /** Whether the shopper is a guest, who has no points. */
  readonly isGuest: boolean
}

/** Adds a gift with its add-ons: once per idempotency key, and all or nothing. */
export function addGiftIdempotently(
  content: FakeCartState,
  asked: AddToCartRequest,
  shop: WishShop,
): FakeCallResult<Partial<FakeCartState>> {
  const { key, redeemsPoints, addOns = [] } = asked
  const { idempotencyKeys = new Map<string, string>() } = content
  const before = key === undefined ? undefined : idempotencyKeys.get(key)
  if (before !== undefined) {
    return before === JSON.stringify(asked) ? { value: {} } : { refused: fakeHttpErrors.addKeyUsed }
  }
  const added = addLine(content.lines, asked, shop)
  if ('refused' in added) return added
  const gift = added.value.find((one) => !content.lines.includes(one))
  const lines = asked.button === 'buyNow' ? withoutAlong(added.value, gift, shop) : added.value
  const along = gift && addOns.length > 0 ? addAddOns(lines, gift.line.id, addOns, shop) : { value: lines }
  if ('refused' in along) return along
  return {
    value: {
      lines: along.value,
      ...(key !== undefined && {
        idempotencyKeys: new Map([...idempotencyKeys, [key, JSON.stringify(asked)]]),
      }),
      ...(redeemsPoints !== undefined && !shop.isGuest && { redeemsPoints }),
    },
  }
}

// Earlier add-ons of the same gift are removed first (specification 2, section 4, "Buy flow").
const withoutAlong = (lines: readonly FakeLine[], gift: FakeLine | undefined, { products }: AddLineContext) =>
  lines.map((one) => {
    const isAlong = gift !== undefined && one.line.belongsTo === gift.line.id
    const isAddOn = products.some(({ productId, isAddOn }) => isAddOn && productId === one.line.productId)
    return isAlong && isAddOn ? { ...one, isRemoved: true } : one
  })
