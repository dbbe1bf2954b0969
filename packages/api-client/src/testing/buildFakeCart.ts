import type { Cart, CartLine } from '../contract/cart/index.ts'
import { paise, sumPaise } from '../contract/money/index.ts'
import {
  calculateMaxPointsPayment,
  type PointsRedemptionLimits,
} from '../contract/rules/calculateMaxPointsPayment.ts'
import { calculateDiscount, sumItems } from './calculateDiscount.ts'
import type { FakeCartState, FakeLine } from './FakeCartState.ts'
import type { FakeShop } from './FakeShop.ts'

/** Delivery charge; free from the threshold on. */
const delivery = { amount: paise(4_900), freeFrom: paise(49_900) } as const

const reward: PointsRedemptionLimits = { percentage: 10, maxRupees: 200 }

const names: Readonly<Record<string, string>> = { 356: 'India', 840: 'United States' }

/** Builds the visitor's cart: lines in the order in which they were added, and their totals. */
export function buildFakeCart(
  content: FakeCartState,
  { products, coupons, points, pictureOf }: FakeShop,
): Cart {
  const { version, lines: kept, couponCode, redeemsPoints } = content
  const at = (state: FakeLine['state']) =>
    kept.filter((one) => one.state === state && !one.isRemoved).map(({ line }) => line)
  const lines = at('in')
  const bought = lines.filter(({ isFree }) => !isFree)
  const sumOf = (one: (line: CartLine) => number) =>
    sumPaise(bought.map((line) => paise(one(line) * line.quantity)))
  const items = sumItems(lines)
  const off = calculateDiscount(
    coupons?.find(({ code }) => code === couponCode),
    items,
  )
  const saving = paise(sumOf(({ listPrice }) => listPrice) - items + off)
  const charge = items === 0 || items >= delivery.freeFrom ? paise(0) : delivery.amount
  const before = paise(items - off + charge)
  const redeemable = paise(calculateMaxPointsPayment(before / 100, points ?? 0, reward) * 100)
  const paid = redeemsPoints ? redeemable : paise(0)
  const total = paise(before - paid)
  const countries = [...new Set(lines.map(({ country }) => country))]
  const offered = products.filter(
    ({ isAddOn, requiredInput, productId }) =>
      isAddOn && !requiredInput && lines.every((line) => line.productId !== productId),
  )
  return {
    version,
    lines,
    saved: at('saved'),
    countries: Object.fromEntries(countries.map((country) => [country, names[country] ?? `${country}`])),
    hasSeveralCountries: countries.length > 1,
    rows: [
      { kind: 'items', label: 'Items', amount: items },
      { kind: 'delivery', label: 'Delivery charge', amount: charge, atMost: delivery.amount },
      ...(off > 0 ? [{ kind: 'coupon', label: `Coupon ${couponCode}`, amount: paise(-off) } as const] : []),
      ...(paid > 0 ? [{ kind: 'points', label: 'Reward points', amount: paise(-paid) } as const] : []),
    ],
    total,
    listTotal: sumPaise([total, saving]),
    saving,
    itemCount: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    chargeMessage: [],
    expressMessage: [],
    ...(bought.length > 0 && offered.length > 0
      ? {
          addOns: {
            title: 'Add something small',
            items: offered.map((addOn) => ({
              productId: addOn.productId,
              title: addOn.title,
              pictureSrc: pictureOf(addOn),
              pictureAlt: addOn.title,
              price: addOn.price,
            })),
          },
        }
      : {}),
    ...(coupons ? { coupon: { code: couponCode } } : {}),
    ...(points !== undefined && points > 0
      ? { points: { balance: points, redeemable, isRedeemed: redeemsPoints } }
      : {}),
    continueHref: '/',
  }
}
