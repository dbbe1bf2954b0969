import type { InitialOrderData } from '@store/account/orders/headless'
import type { Order } from '@store/api-client/contract/orders'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** The order, or the reason why none is shown. */
export interface OrderData {
  readonly id: string
  readonly start: InitialOrderData<Order>
}

/** Loads the order; a guest is asked to log in, and the browser can retry a failed request. */
export async function loadOrder({ client, params }: LoaderContext): Promise<LoaderResult<OrderData>> {
  const id = params.id ?? ''
  const answer = await client.orders.get({ id })
  if (answer.ok) return { kind: 'page', data: { id, start: { kind: 'known', value: answer.value } } }
  const { failure } = answer
  if (failure.kind !== 'refused') return { kind: 'page', data: { id, start: { kind: 'failed' } } }
  // Another user's order returns the same as a missing one.
  return failure.status === 401
    ? { kind: 'page', data: { id, start: { kind: 'guest' } } }
    : { kind: 'notFound' }
}
