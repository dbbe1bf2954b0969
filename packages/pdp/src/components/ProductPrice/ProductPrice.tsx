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
  /** Price. */
  readonly price: Paise
  /** List price; struck through if it is higher. */
  readonly listPrice: Paise
  /** Whether it is a minimum price. @default false */
  readonly isFrom?: boolean | undefined
  /** Size of the amount. @default 'm' */
  readonly size?: NonNullable<PriceProps['size']>
  /** Display currency. @default rupees */
  readonly currency?: Currency | undefined
  /** Messages of the price. */
  readonly messages: ProductCardMessages
}

/** Renders a product's price; the list price is struck through when it is higher (specification 1, section 9). */
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
