import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Reads the order number from the link, so that the visitor need not type it. */
export async function loadOrderLookup({ url }: LoaderContext): Promise<LoaderResult<'orderLookup'>> {
  const number = url.searchParams.get('number') ?? ''
  return { kind: 'page', data: /^[\w-]{4,20}$/.test(number) ? { number } : {} }
}
