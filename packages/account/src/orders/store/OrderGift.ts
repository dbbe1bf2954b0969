import type { Paise } from '@store/api-client/contract/money'
import type { OrderLine } from '@store/api-client/contract/orders'

/** A gift of an order; without its price on a receipt for the receiver. */
export interface OrderGift extends Omit<OrderLine, 'price' | 'productId'> {
  /** Price per unit. @default not shown */
  readonly price?: Paise | undefined
}
