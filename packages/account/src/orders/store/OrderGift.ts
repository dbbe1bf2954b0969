import type { Paise } from '@store/api-client/contract/money'
import type { OrderLine } from '@store/api-client/contract/orders'

/** A gift of an order; on a receipt for who gets it, without its price. */
export interface OrderGift extends Omit<OrderLine, 'price' | 'productId'> {
  /** Price of one. @default not told */
  readonly price?: Paise | undefined
}
