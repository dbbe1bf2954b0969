import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** The order number in a link, if any. */
export interface OrderLookupData {
  readonly number?: string
}

/** Reads the order number from the link, so that the visitor need not type it. */
export async function loadOrderLookup({ url }: LoaderContext): Promise<LoaderResult<OrderLookupData>> {
  const number = url.searchParams.get('number') ?? ''
  return { kind: 'page', data: /^[\w-]{4,20}$/.test(number) ? { number } : {} }
}
