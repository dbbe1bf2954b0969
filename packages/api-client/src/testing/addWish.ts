import type { AddToCart } from '../contract/cart/index.ts'
import { addAlong } from './addAlong.ts'
import { type AddingShop, addToLines } from './addToLines.ts'
import type { FakeContent, FakeLine } from './FakeContent.ts'
import { type FakeAnswer, refusals } from './refusals.ts'

interface WishShop extends AddingShop {
  /** Whether the shopper is a guest, who has no points. */
  readonly isGuest: boolean
}

/** Adds a gift with what goes along with it: once a key, and all of it or nothing. */
export function addWish(
  content: FakeContent,
  asked: AddToCart,
  shop: WishShop,
): FakeAnswer<Partial<FakeContent>> {
  const { key, redeemsPoints, addOns = [] } = asked
  const { keys = new Map<string, string>() } = content
  const before = key === undefined ? undefined : keys.get(key)
  if (before !== undefined) {
    return before === JSON.stringify(asked) ? { value: {} } : { refused: refusals.addKeyUsed }
  }
  const added = addToLines(content.lines, asked, shop)
  if ('refused' in added) return added
  const gift = added.value.find((one) => !content.lines.includes(one))
  const lines = asked.button === 'buyNow' ? withoutAlong(added.value, gift, shop) : added.value
  const along = gift && addOns.length > 0 ? addAlong(lines, gift.line.id, addOns, shop) : { value: lines }
  if ('refused' in along) return along
  return {
    value: {
      lines: along.value,
      ...(key !== undefined && { keys: new Map([...keys, [key, JSON.stringify(asked)]]) }),
      ...(redeemsPoints !== undefined && !shop.isGuest && { redeemsPoints }),
    },
  }
}

// What went along with the same gift before is taken out first (specification 2, section 4, "Buy flow").
const withoutAlong = (lines: readonly FakeLine[], gift: FakeLine | undefined, { products }: AddingShop) =>
  lines.map((one) => {
    const isAlong = gift !== undefined && one.line.belongsTo === gift.line.id
    const isAddOn = products.some(({ productId, isAddOn }) => isAddOn && productId === one.line.productId)
    return isAlong && isAddOn ? { ...one, isRemoved: true } : one
  })
