import type { ApiClient } from '../ApiClient.ts'
import type { ProductCard, ProductPage } from '../contract/catalogue/index.ts'
import type { Result } from '../contract/problem/index.ts'

/** Requests the page that the card of a list links to: `/p/{type}/{slug}`. */
export function requestProductPage(
  { catalogue }: ApiClient,
  { href }: Pick<ProductCard, 'href'>,
): Promise<Result<ProductPage>> {
  const [slug = '', type = ''] = new URL(href, 'http://store.invalid').pathname.split('/').toReversed()
  return catalogue.productPage({ type, slug })
}
