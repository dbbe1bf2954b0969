import type { Hrefs } from '@store/api-client/contract/ports'

/** URLs of the host that the order pages link to. */
export interface OrdersHrefs extends Pick<Hrefs, 'home' | 'order'> {
  /** URL of a page of the order list, starting at 1. @default the first */
  readonly orders: (page?: number) => string
  /** URL of the order lookup without an account. */
  readonly lookup: () => string
  /** URL of an order's gift receipt without prices. */
  readonly giftReceipt: (orderId: string) => string
  /** URL of an order's tax invoice. */
  readonly invoice: (orderId: string) => string
}
