import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Takes the number a link brought along, so that it need not be typed. */
export async function loadOrderLookup({ url }: LoaderContext): Promise<LoaderResult<'orderLookup'>> {
  const number = url.searchParams.get('number') ?? ''
  return { kind: 'page', data: /^[\w-]{4,20}$/.test(number) ? { number } : {} }
}
