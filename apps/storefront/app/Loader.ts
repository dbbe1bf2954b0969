import type { ApiClient } from '@store/api-client'
import type { FullShopInfo } from './ShopInfo.ts'

/** Input of a loader. */
export interface LoaderContext {
  /** The API client, with the visitor's cookie on personal pages and without on public ones. */
  readonly client: ApiClient
  /** URL parameters of the route pattern. */
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly shop: FullShopInfo
}

/** Result of a loader: the page's data, or the reason why there is no page. */
export type LoaderResult<Data extends object> =
  | { readonly kind: 'page'; readonly data: Data }
  | RedirectOrError

/** Why a URL has no page. */
export type RedirectOrError =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly href: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' }
