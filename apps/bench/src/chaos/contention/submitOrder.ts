import type { ApiClient } from '@store/api-client'
import type { Cart } from '@store/api-client/contract/cart'
import type { Result } from '@store/api-client/contract/problem'
import { receiver } from '../../shopper/receiver.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'

/** What a tap on "Place order" brought. */
export type PlaceOrderResult = Result<{ readonly orderId: string; readonly href: string }>

/** Orders a cart as it was seen; asks again with the same key while the store is busy. */
export async function submitOrder(
  { orders }: Pick<ApiClient, 'orders'>,
  { version, total }: Pick<Cart, 'version' | 'total'>,
  orderKey: string,
): Promise<PlaceOrderResult> {
  const asked = { orderKey, version, total, receiver, senderName: '', message: '' }
  return (await retryUntilAnswered(() => orders.place(asked))).result
}

/** What was said to a tap: the order's id, or why there is none. */
export const describeOrderResult = (tapped: PlaceOrderResult): string =>
  tapped.ok
    ? tapped.value.orderId
    : tapped.failure.kind === 'refused'
      ? tapped.failure.code
      : tapped.failure.kind
