import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { paise } from '@store/api-client/contract/rules/paise'
import type { OrderToPay, PaymentProvider } from './PaymentProvider.ts'

/** Largest amount accepted in cash, in paise. */
const mostCash = paise(10_000_00)

const refusalOf = ({ country, total }: OrderToPay): string | undefined => {
  if (country !== indiaIsoCode) return 'Cash on delivery is available for gifts within India.'
  if (total > mostCash) return `Cash on delivery is available for orders up to ${formatPrice(mostCash)}.`
  return undefined
}

/** Cash on delivery: within India, and up to an amount the courier may carry. */
export const cashOnDelivery: PaymentProvider = {
  name: 'cod',
  title: 'Cash on delivery',
  unavailableReason: refusalOf,
  start: async (order) => {
    const message = refusalOf(order)
    return message === undefined ? { kind: 'done', payment: 'onDelivery' } : { kind: 'refused', message }
  },
}
