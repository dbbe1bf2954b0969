import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { paise } from '@store/api-client/contract/rules/paise'
import type { LocalizedText } from '../messages/ServerMessages.ts'
import type { PaymentEligibilityData, PaymentProvider } from './PaymentProvider.ts'

/** Maximum amount accepted in cash, in paise. */
const mostCash = paise(10_000_00)

/** Options of cash on delivery. */
export interface CashOnDeliveryOptions {
  /** Whether the receiver of a gift may be asked for cash; the receiver of an order to oneself always may. */
  readonly acceptsGifts: boolean
}

/** Creates cash on delivery: within India, and up to an amount that the courier may carry. */
export function createCashOnDeliveryProvider({ acceptsGifts }: CashOnDeliveryOptions): PaymentProvider {
  const refusalOf = ({ country, total, isGift }: PaymentEligibilityData): LocalizedText | undefined => {
    if (country !== indiaIsoCode) return ({ store }) => store.cashInIndiaOnly
    if (total > mostCash) return ({ store }) => store.cashUpTo(store.price(mostCash))
    return isGift && !acceptsGifts ? ({ store }) => store.cashToYourselfOnly : undefined
  }
  return {
    name: 'cod',
    title: ({ store }) => store.cashOnDelivery,
    offeredAs: ({ store }) => (acceptsGifts ? store.cashOnDelivery : store.cashForYourself),
    unavailableReason: refusalOf,
    start: async (order) => {
      const message = refusalOf(order)
      return message === undefined ? { kind: 'done', payment: 'onDelivery' } : { kind: 'refused', message }
    },
  }
}
