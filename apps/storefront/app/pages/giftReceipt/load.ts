import { type GiftReceiptOrder, toGiftReceipt } from '@store/account/orders/headless'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** The receipt; missing for a signed-out visitor. */
export interface GiftReceiptData {
  readonly receipt?: GiftReceiptOrder
}

/** Loads the order and picks the fields of a receipt, so that the page contains no price. */
export async function loadGiftReceipt({
  client,
  params,
}: LoaderContext): Promise<LoaderResult<GiftReceiptData>> {
  const answer = await client.orders.get({ id: params.id ?? '' })
  if (answer.ok) return { kind: 'page', data: { receipt: toGiftReceipt(answer.value) } }
  const { failure } = answer
  if (failure.kind !== 'refused') return { kind: 'failed' }
  return failure.status === 401 ? { kind: 'page', data: {} } : { kind: 'notFound' }
}
