import { type Paise, paise, sumPaise } from '@store/api-client/contract/money'
import { calculateMaxPointsPayment } from '@store/api-client/contract/rules/calculateMaxPointsPayment'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { calculateCouponDiscount } from '../../coupons/index.ts'
import { deliveryCharge } from '../../delivery/index.ts'
import type { LocalizedText } from '../../messages/ServerMessages.ts'
import { pointsRedemptionLimits } from '../../points/index.ts'
import type { ChargedItem } from './calculateLineCharges.ts'
import type { Deductions } from './Deductions.ts'
import { sumSlotPrices } from './sumSlotPrices.ts'

/** A row of the order summary. */
export interface CartTotalsRow {
  readonly kind: 'items' | 'delivery' | 'coupon' | 'points'
  readonly label: LocalizedText
  /** Amount of the row: negative for a deduction, `'later'` if it depends on an address that is not known yet. */
  readonly amount: Paise | 'later'
  /** The regular charge, if the actual amount is lower, as for free delivery. */
  readonly atMost?: Paise
}

/** An order summary: the rows and the total that a shopper pays. */
export interface CartTotals {
  readonly rows: readonly CartTotalsRow[]
  readonly total: Paise
  /** The total at list prices, without a coupon. */
  readonly listTotal: Paise
  /** The discount against the total at list prices. Points are a payment and not a discount. */
  readonly discount: Paise
  /** The amount missing for free delivery; 0 if delivery is free, not charged or not known yet. */
  readonly amountToFreeDelivery: Paise
  /** Points that can be redeemed, and points that are redeemed. A point is worth one rupee. */
  readonly points: { readonly redeemable: number; readonly spent: number }
}

const slotLabel: LocalizedText = ({ store }) => store.deliverySlot
const pointsLabel: LocalizedText = ({ store }) => store.rewardPoints
const couponLabel =
  (code: string): LocalizedText =>
  ({ store }) =>
    store.coupon(code)

/** Returns the price of a cart's gifts, without delivery. */
export const calculateItemsTotal = (charges: readonly ChargedItem[]): Paise =>
  sumPaise(charges.map(({ price, quantity }) => paise(price * quantity)))

/** Calculates the totals of a cart for these countries. Every amount to pay comes from this function. */
export function calculateTotals(
  charges: readonly ChargedItem[],
  countries: readonly number[],
  { coupon, points }: Deductions = {},
): CartTotals {
  const sum = (pick: 'listPrice' | 'unbundledPrice') =>
    sumPaise(charges.map((charge) => paise(charge[pick] * charge.quantity)))
  const subtotal = calculateItemsTotal(charges)
  const listSubtotal = sum('listPrice')
  // The threshold for free delivery uses the prices of single gifts. With the lower price of a combo, a cart could fall
  // below the threshold and cost more than the separate gifts.
  const missing = Math.max(0, deliveryCharge.freeFrom - sum('unbundledPrice'))
  const isAbroad = countries.some((country) => country !== indiaIsoCode)
  const isFree = charges.length === 0 || missing === 0
  const delivery = isAbroad || isFree ? paise(0) : deliveryCharge.amount
  const off = coupon ? calculateCouponDiscount(coupon, subtotal) : paise(0)
  const slots = sumSlotPrices(charges.flatMap(({ lines }) => lines))
  const before = paise(subtotal + delivery + slots - off)
  const redeemable = calculateMaxPointsPayment(before / 100, points?.balance ?? 0, pointsRedemptionLimits)
  const spent = points?.isRedeemed ? redeemable : 0
  const total = paise(before - spent * 100)
  const discount = paise(listSubtotal - subtotal + off)
  return {
    rows: [
      { kind: 'items', label: ({ store }) => store.subtotal, amount: subtotal },
      {
        kind: 'delivery',
        label: ({ store }) => store.deliveryCharge,
        amount: isAbroad ? 'later' : delivery,
        ...(!isAbroad && charges.length > 0 && isFree && { atMost: deliveryCharge.amount }),
      },
      ...(slots > 0 ? [{ kind: 'delivery' as const, label: slotLabel, amount: slots }] : []),
      ...(coupon && off > 0
        ? [{ kind: 'coupon' as const, label: couponLabel(coupon.code), amount: paise(-off) }]
        : []),
      ...(spent > 0 ? [{ kind: 'points' as const, label: pointsLabel, amount: paise(-spent * 100) }] : []),
    ],
    total,
    listTotal: sumPaise([total, discount]),
    discount,
    amountToFreeDelivery: paise(isAbroad || isFree ? 0 : missing),
    points: { redeemable, spent },
  }
}
