import type { InitialOrderData } from '@store/account/orders/headless'
import type { OrdersPage } from '@store/api-client/contract/orders'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** A page of the visitor's orders, or the reason why none is shown. */
export interface OrdersData {
  readonly page: number
  readonly start: InitialOrderData<OrdersPage>
}

/** Loads a page of the visitor's orders; a guest is asked to log in, and the browser can retry a failed request. */
export async function loadOrders({ client, url }: LoaderContext): Promise<LoaderResult<OrdersData>> {
  const page = pageOf(url.searchParams.get('page'))
  const answer = await client.orders.list({ page })
  if (answer.ok) return { kind: 'page', data: { page, start: { kind: 'known', value: answer.value } } }
  const { failure } = answer
  const isGuest = failure.kind === 'refused' && failure.status === 401
  return { kind: 'page', data: { page, start: { kind: isGuest ? 'guest' : 'failed' } } }
}

// URLs are untrusted input; an invalid page number means the first page.
const pageOf = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1)
