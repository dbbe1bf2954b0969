import { formatExactPrice, formatPrice } from '@store/api-client/contract/rules/formatPrice'
import type { Paise } from '@store/api-client/contract/rules/paise'

/** Formats the amount of a refund to the paisa; `format` formats whole rupees. */
export const formatRefund = (amount: Paise, format: (rupees: Paise) => string = formatPrice): string =>
  amount % 100 === 0 ? format(amount) : formatExactPrice(amount)
