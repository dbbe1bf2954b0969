import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { paise } from '@store/api-client/contract/rules/paise'
import type { LocalText } from '../messages/ServerMessages.ts'
import type { OrderToPay, PaymentProvider } from './PaymentProvider.ts'

/** Largest amount accepted in cash, in paise. */
const mostCash = paise(10_000_00)

const refusalOf = ({ country, total }: OrderToPay): LocalText | undefined => {
  if (country !== indiaIsoCode) return ({ store }) => store.cashInIndiaOnly
  if (total > mostCash) return ({ store }) => store.cashUpTo(store.price(mostCash))
  return undefined
}

/** Cash on delivery: within India, and up to an amount the courier may carry. */
export const cashOnDelivery: PaymentProvider = {
  name: 'cod',
  title: ({ store }) => store.cashOnDelivery,
  unavailableReason: refusalOf,
  start: async (order) => {
    const message = refusalOf(order)
    return message === undefined ? { kind: 'done', payment: 'onDelivery' } : { kind: 'refused', message }
  },
}
