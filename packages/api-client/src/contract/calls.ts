import { accountDataCalls } from './accountData/index.ts'
import { addressCalls } from './addresses/index.ts'
import { cartCalls } from './cart/index.ts'
import { catalogueCalls } from './catalogue/index.ts'
import { corporateCalls } from './corporate/index.ts'
import { deliveryDateCalls } from './days/index.ts'
import { deliveryCalls } from './delivery/index.ts'
import { hamperCalls } from './hampers/index.ts'
import { loginCalls } from './login/index.ts'
import { notificationCalls } from './notifications/index.ts'
import { orderCalls } from './orders/index.ts'
import { partnerCalls } from './partners/index.ts'
import { pointCalls } from './points/index.ts'
import { profileCalls } from './profile/index.ts'
import { referralCalls } from './referrals/index.ts'
import { settingsCalls } from './settings/index.ts'
import { staffCalls } from './staff/index.ts'
import { trackingCalls } from './tracking/index.ts'
import { uploadCalls } from './uploads/index.ts'
import { walletCalls } from './wallet/index.ts'
import { wishlistCalls } from './wishlist/index.ts'

/** The whole contract: all API calls by group. Import a single group where bundle size matters. */
export const calls = {
  settings: settingsCalls,
  catalogue: catalogueCalls,
  delivery: deliveryCalls,
  cart: cartCalls,
  login: loginCalls,
  orders: orderCalls,
  wishlist: wishlistCalls,
  addresses: addressCalls,
  profile: profileCalls,
  wallet: walletCalls,
  points: pointCalls,
  notifications: notificationCalls,
  accountData: accountDataCalls,
  corporate: corporateCalls,
  hampers: hamperCalls,
  days: deliveryDateCalls,
  partners: partnerCalls,
  referrals: referralCalls,
  staff: staffCalls,
  tracking: trackingCalls,
  uploads: uploadCalls,
} as const
