import type { ApiClient } from '@store/api-client'
import type { Cart } from '@store/api-client/contract/cart'
import type { Result } from '@store/api-client/contract/problem'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { testReceiver } from '../../shopper/testReceiver.ts'

/** Result of a click on "Place order". */
export type PlaceOrderResult = Result<{ readonly orderId: string; readonly href: string }>

/** Orders a cart as the shopper saw it; retries with the same key while the store is busy. */
export async function submitOrder(
  { orders }: Pick<ApiClient, 'orders'>,
  { version, total }: Pick<Cart, 'version' | 'total'>,
  orderKey: string,
): Promise<PlaceOrderResult> {
  const request = { orderKey, version, total, receiver: testReceiver, senderName: '', message: '' }
  return (await retryUntilAnswered(() => orders.place(request))).result
}

/** Returns the order's id, or the error code. */
export const describeOrderResult = (tapped: PlaceOrderResult): string =>
  tapped.ok
    ? tapped.value.orderId
    : tapped.failure.kind === 'refused'
      ? tapped.failure.code
      : tapped.failure.kind
