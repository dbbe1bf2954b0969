import type { OrderStatus } from '@store/api-client/contract/orders'

type Sentence = (number: string) => string

/** What a message of the shop says of each step of an order. */
export const stepWords: Readonly<Record<OrderStatus, Sentence>> = {
  placed: (number) => `Your order ${number} was placed.`,
  confirmed: (number) => `Your order ${number} is confirmed.`,
  preparing: (number) => `The gifts of your order ${number} are being made.`,
  outForDelivery: (number) => `Your order ${number} is on its way.`,
  delivered: (number) => `Your order ${number} was delivered.`,
  cancelled: (number) => `Your order ${number} was cancelled.`,
}
