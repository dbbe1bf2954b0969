import type { ApiClient } from '@store/api-client'
import type { GiftResultsPage, Product } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'
import type { UserInfo } from '@store/host'

/** The calls that this app makes, which are implemented by the API and by the in-memory shop. */
export interface Backend extends Pick<ApiClient, 'addresses' | 'cart' | 'delivery' | 'login'> {
  readonly gifts: () => Promise<Result<Pick<GiftResultsPage, 'products'>>>
  /** Returns the product of a URL; `undefined` if there is none. */
  readonly product: (type: string, slug: string) => Promise<Result<Product | undefined>>
  /** Returns the visitor's session and cart count without a request. @default reads the cookie that the API writes */
  readonly readUserInfo?: () => UserInfo
  /** URL at which an order continues. @default none */
  readonly checkoutOrigin?: string
}
