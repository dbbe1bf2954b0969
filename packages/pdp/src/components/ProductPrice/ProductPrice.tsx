import type { Paise } from '@store/api-client/contract/money'
import {
  type Currency,
  formatPrice,
  listPriceToStrike,
  percentOff,
} from '@store/api-client/contract/rules/formatPrice'
import { Price, type PriceProps } from '@store/ui'
import type { ProductCardMessages } from '../../messages/ProductCardMessages.ts'

/** Props of `ProductPrice`. */
export interface ProductPriceProps {
  /** What it costs. */
  readonly price: Paise
  /** What it would cost otherwise; struck through where it is more. */
  readonly listPrice: Paise
  /** Whether it costs at least that. @default false */
  readonly isFrom?: boolean | undefined
  /** How large the amount stands. @default 'm' */
  readonly size?: NonNullable<PriceProps['size']>
  /** What it is shown in. @default rupees */
  readonly currency?: Currency | undefined
  /** Its words. */
  readonly messages: ProductCardMessages
}

/** A product's price; the list price is struck through when it is above it (specification 1, section 9). */
export function ProductPrice({
  price,
  listPrice,
  isFrom = false,
  size = 'm',
  currency,
  messages,
}: ProductPriceProps) {
  const amount = formatPrice(price, currency)
  const percent = percentOff(price, listPrice)
  const struck = listPriceToStrike(price, listPrice)
  return (
    <Price
      amount={isFrom ? messages.from(amount) : amount}
      listAmount={struck === undefined ? undefined : formatPrice(struck, currency)}
      percentOff={percent > 0 ? messages.percentOff(percent) : undefined}
      priceLabel={messages.price}
      listPriceLabel={messages.listPrice}
      size={size}
    />
  )
}
