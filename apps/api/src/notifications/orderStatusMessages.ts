import type { OrderStatus } from '@store/api-client/contract/orders'

type Sentence = (number: string) => string

/** Message texts for each status of an order. */
export const orderStatusMessages: Readonly<Record<OrderStatus, Sentence>> = {
  placed: (number) => `Your order ${number} was placed.`,
  confirmed: (number) => `Your order ${number} is confirmed.`,
  preparing: (number) => `Your order ${number} is being prepared.`,
  outForDelivery: (number) => `Your order ${number} is on its way.`,
  delivered: (number) => `Your order ${number} was delivered.`,
  cancelled: (number) => `Your order ${number} was cancelled.`,
}
