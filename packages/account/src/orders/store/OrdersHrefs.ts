import type { Hrefs } from '@store/api-client/contract/ports'

/** Addresses of the host that the pages of orders link to. */
export interface OrdersHrefs extends Pick<Hrefs, 'home' | 'order'> {
  /** A page of the list of orders, 1 first. @default the first */
  readonly orders: (page?: number) => string
  /** Where an order is found without an account. */
  readonly lookup: () => string
  /** An order's receipt without prices. */
  readonly giftReceipt: (orderId: string) => string
}
