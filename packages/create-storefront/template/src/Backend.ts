import type { ApiClient } from '@store/api-client'
import type { GiftPage, Product } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'
import type { UserInfo } from '@store/host'

/** The calls that this app makes; the API and the shop in memory both answer them. */
export interface Backend extends Pick<ApiClient, 'addresses' | 'cart' | 'delivery' | 'login'> {
  readonly gifts: () => Promise<Result<Pick<GiftPage, 'products'>>>
  /** The product of an address; `undefined` if there is none. */
  readonly product: (type: string, slug: string) => Promise<Result<Product | undefined>>
  /** Reads the visitor without a request. @default from the cookie that the API writes */
  readonly readUserInfo?: () => UserInfo
  /** Where orders go on. @default nowhere */
  readonly checkoutOrigin?: string
}
