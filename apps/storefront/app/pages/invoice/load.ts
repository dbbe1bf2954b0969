import type { Invoice } from '@store/api-client/contract/orders'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** The invoice; missing for a signed-out visitor. */
export interface InvoiceData {
  readonly invoice?: Invoice
}

/** Loads the invoice of an order. If it was not issued, or belongs to another user, the page is not found. */
export async function loadInvoice({ client, params }: LoaderContext): Promise<LoaderResult<InvoiceData>> {
  const answer = await client.orders.invoice({ id: params.id ?? '' })
  if (answer.ok) return { kind: 'page', data: { invoice: answer.value } }
  const { failure } = answer
  if (failure.kind !== 'refused') return { kind: 'failed' }
  return failure.status === 401 ? { kind: 'page', data: {} } : { kind: 'notFound' }
}
