import type { AddressesClient } from './contract/addresses/index.ts'
import type { CartClient } from './contract/cart/index.ts'
import type { CatalogueClient } from './contract/catalogue/index.ts'
import type { DeliveryClient } from './contract/delivery/index.ts'
import type { LoginClient } from './contract/login/index.ts'
import type { OrdersClient } from './contract/orders/index.ts'
import type { SettingsClient } from './contract/settings/index.ts'
import type { WishlistClient } from './contract/wishlist/index.ts'

/** The whole API as grouped verbs; no verb ever throws. */
export interface ApiClient {
  readonly settings: SettingsClient
  readonly catalogue: CatalogueClient
  readonly delivery: DeliveryClient
  readonly cart: CartClient
  readonly login: LoginClient
  readonly orders: OrdersClient
  readonly wishlist: WishlistClient
  readonly addresses: AddressesClient
  /** Loads the transport and some groups ahead of their first call, such as when a page is idle; never throws. */
  readonly prepare: (...groups: readonly ClientGroup[]) => Promise<void>
}

/** Name of a group of calls. */
export type ClientGroup = Exclude<keyof ApiClient, 'prepare'>
