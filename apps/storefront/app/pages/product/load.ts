import type { Product } from '@store/api-client/contract/catalogue'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Data of a product page. */
export interface ProductData {
  readonly product: Product
}

/** Loads the product. A moved product redirects; a missing product (404 or 400) shows the not-found page. */
export async function loadProduct({ client, params }: LoaderContext): Promise<LoaderResult<ProductData>> {
  const { type = '', slug = '' } = params
  const answer = await client.catalogue.productPage({ type, slug })
  if (!answer.ok) {
    const { failure } = answer
    return failure.kind === 'refused' && [400, 404].includes(failure.status)
      ? { kind: 'notFound' }
      : { kind: 'failed' }
  }
  const found = answer.value
  if (found.kind === 'moved') return { kind: 'redirect', status: found.status, href: found.href }
  return { kind: 'page', data: { product: found.product } }
}
