import type { ApiClient } from '@store/api-client'
import type { Cart } from '@store/api-client/contract/cart'
import type { Outcome } from '@store/api-client/contract/problem'
import { insist } from '../../shopper/insist.ts'
import { receiver } from '../../shopper/receiver.ts'

/** What a tap on "Place order" brought. */
export type Tapped = Outcome<{ readonly orderId: string; readonly href: string }>

/** Orders a cart as it was seen; asks again with the same key while the store is busy. */
export async function tapOrder(
  { orders }: Pick<ApiClient, 'orders'>,
  { version, total }: Pick<Cart, 'version' | 'total'>,
  orderKey: string,
): Promise<Tapped> {
  const asked = { orderKey, version, total, receiver, senderName: '', message: '' }
  return (await insist(() => orders.place(asked))).outcome
}

/** What was said to a tap: the order's id, or why there is none. */
export const saidTo = (tapped: Tapped): string =>
  tapped.ok
    ? tapped.value.orderId
    : tapped.failure.kind === 'refused'
      ? tapped.failure.code
      : tapped.failure.kind
