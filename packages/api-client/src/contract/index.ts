import { addressCalls } from './addresses/index.ts'
import { cartCalls } from './cart/index.ts'
import { catalogueCalls } from './catalogue/index.ts'
import { deliveryCalls } from './delivery/index.ts'
import { loginCalls } from './login/index.ts'
import { orderCalls } from './orders/index.ts'
import { settingsCalls } from './settings/index.ts'
import { wishlistCalls } from './wishlist/index.ts'

/** The whole contract: every call of the API by its group. Import a group alone where bytes count. */
export const calls = {
  settings: settingsCalls,
  catalogue: catalogueCalls,
  delivery: deliveryCalls,
  cart: cartCalls,
  login: loginCalls,
  orders: orderCalls,
  wishlist: wishlistCalls,
  addresses: addressCalls,
} as const
