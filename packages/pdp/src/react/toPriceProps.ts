import type { Paise } from '@store/api-client/contract/money'
import {
  type Currency,
  calculatePercentOff,
  formatPrice,
  getStruckListPrice,
} from '@store/api-client/contract/rules/formatPrice'
import type { PriceProps } from '@store/ui'
import type { ProductCardMessages } from '../messages/ProductCardMessages.ts'

/** A product's price. */
export interface ProductPriceData {
  /** Price. */
  readonly price: Paise
  /** List price; struck through if it is higher than the price. */
  readonly listPrice: Paise
  /** Whether the price is a minimum. @default false */
  readonly isFrom?: boolean | undefined
}

/** Formats a price; the list price is struck through when it is higher (specification 1, section 9). */
export function toPriceProps(
  { price, listPrice, isFrom }: ProductPriceData,
  messages: ProductCardMessages,
  currency?: Currency,
): Omit<PriceProps, 'size'> {
  const amount = formatPrice(price, currency, messages.locale)
  const percent = calculatePercentOff(price, listPrice)
  const struck = getStruckListPrice(price, listPrice)
  return {
    amount: isFrom ? messages.from(amount) : amount,
    listAmount: struck === undefined ? undefined : formatPrice(struck, currency, messages.locale),
    percentOff: percent > 0 ? messages.percentOff(percent) : undefined,
    priceLabel: messages.price,
    listPriceLabel: messages.listPrice,
  }
}
