import type { AccountDataClient } from './contract/accountData/index.ts'
import type { AddressesClient } from './contract/addresses/index.ts'
import type { CartClient } from './contract/cart/index.ts'
import type { CatalogueClient } from './contract/catalogue/index.ts'
import type { CorporateClient } from './contract/corporate/index.ts'
import type { DaysClient } from './contract/days/index.ts'
import type { DeliveryClient } from './contract/delivery/index.ts'
import type { HampersClient } from './contract/hampers/index.ts'
import type { LoginClient } from './contract/login/index.ts'
import type { NotificationsClient } from './contract/notifications/index.ts'
import type { OrdersClient } from './contract/orders/index.ts'
import type { PartnersClient } from './contract/partners/index.ts'
import type { PointsClient } from './contract/points/index.ts'
import type { ProfileClient } from './contract/profile/index.ts'
import type { ReferralsClient } from './contract/referrals/index.ts'
import type { SettingsClient } from './contract/settings/index.ts'
import type { UploadsClient } from './contract/uploads/index.ts'
import type { WalletClient } from './contract/wallet/index.ts'
import type { WishlistClient } from './contract/wishlist/index.ts'

/** The whole API as grouped methods; no method ever throws. */
export interface ApiClient {
  readonly settings: SettingsClient
  readonly catalogue: CatalogueClient
  readonly delivery: DeliveryClient
  readonly cart: CartClient
  readonly login: LoginClient
  readonly orders: OrdersClient
  readonly wishlist: WishlistClient
  readonly addresses: AddressesClient
  readonly profile: ProfileClient
  readonly wallet: WalletClient
  readonly points: PointsClient
  readonly notifications: NotificationsClient
  readonly accountData: AccountDataClient
  readonly corporate: CorporateClient
  readonly hampers: HampersClient
  readonly days: DaysClient
  readonly partners: PartnersClient
  readonly referrals: ReferralsClient
  readonly uploads: UploadsClient
  /** Preloads the transport and some groups before their first call, such as when a page is idle; never throws. */
  readonly prepare: (...groups: readonly ClientGroup[]) => Promise<void>
}

/** Name of a group of calls. */
export type ClientGroup = Exclude<keyof ApiClient, 'prepare'>
