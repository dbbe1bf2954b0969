import type { AppDeps } from './AppDeps.ts'
import { accountDataHandlers, createAccountDataService } from './accountData/index.ts'
import { addOnHandlers } from './addOns/index.ts'
import { addressHandlers, createAddressService } from './addresses/index.ts'
import { type CartService, cartHandlers, countUnits } from './cart/index.ts'
import {
  browseHandlers,
  catalogueHandlers,
  createCatalogueRepo,
  createProductPageRepo,
  serverTimeAndRewardsHandlers,
  suggestionHandlers,
} from './catalogue/index.ts'
import { corporateHandlers } from './corporate/index.ts'
import {
  createDeliveryService,
  createServiceableLocationRepo,
  createSlotRepo,
  deliveryDayHandlers,
  deliveryHandlers,
} from './delivery/index.ts'
import { createGoogleVerificationService } from './google/index.ts'
import { createHamperService, hamperHandlers } from './hampers/index.ts'
import type { ContractHandlers } from './http/ContractHandlers.ts'
import type { LocalRateLimiter } from './http/createLocalRateLimiter.ts'
import type { RateLimiter } from './http/createRateLimiter.ts'
import {
  createEmailVerificationService,
  createLoginService,
  createMobileNumberService,
  createOtpService,
  loginHandlers,
} from './login/index.ts'
import { notificationHandlers } from './notifications/index.ts'
import {
  createCancellationService,
  createOrderLookupService,
  createOrderReader,
  createOrderService,
  createPaymentService,
  createReorderService,
  orderHandlers,
} from './orders/index.ts'
import { createAuthorizationCodeService, partnerHandlers } from './partners/index.ts'
import { createPlaceRepo } from './places/index.ts'
import { pointHandlers } from './points/index.ts'
import { profileHandlers } from './profile/index.ts'
import { referralHandlers } from './referrals/index.ts'
import { settingsHandlers } from './settings/index.ts'
import { createShopRepo } from './shop/index.ts'
import { staffHandlers } from './staff/index.ts'
import { trackingHandlers } from './tracking/index.ts'
import { type UploadService, uploadHandlers } from './uploads/index.ts'
import { createUserInfoWriter, type UserRepo } from './users/index.ts'
import { walletHandlers } from './wallet/index.ts'
import { createWishlistService, wishlistHandlers } from './wishlist/index.ts'

/** Cache lifetime of a location search in milliseconds; the directory changes only with a release. */
const searchesKeptMs = 3_600_000

/**
 * Cache lifetime of the delivery services of suggested locations in milliseconds. They only sort and label the
 * suggestions: choosing a location reads its services again.
 */
const servicesKeptMs = 10_000

/** Dependencies that the handlers share with the rest of the app. */
export interface HandlerDeps {
  readonly deps: AppDeps
  readonly users: UserRepo
  readonly cart: CartService
  readonly uploads: UploadService
  readonly rateLimiter: LocalRateLimiter
  readonly sharedRateLimiter: RateLimiter
}

/** Creates the services of every domain, and the handlers of every call of the contract over them. */
export function createHandlers({
  deps,
  users,
  cart,
  uploads,
  rateLimiter,
  sharedRateLimiter,
}: HandlerDeps): ContractHandlers {
  const { db, transact, clock, limits, takesCoupons } = deps
  const hint = createUserInfoWriter(users)
  const catalogue = createCatalogueRepo(db)
  const delivery = createDeliveryService(db, clock, deps.responseCacheMs ? servicesKeptMs : 0)
  const otp = createOtpService(deps)
  const google = createGoogleVerificationService(deps)
  const passes = createAuthorizationCodeService(deps)
  const payments = createPaymentService(deps)

  return {
    settings: settingsHandlers(deps),
    catalogue: {
      ...addOnHandlers(deps),
      ...browseHandlers(deps, catalogue, createServiceableLocationRepo(db)),
      ...catalogueHandlers(catalogue, createProductPageRepo(db), {
        ...{ brandName: deps.brand.name, customiser: deps.customiser, clock, shops: createShopRepo(db) },
      }),
      ...suggestionHandlers(deps, catalogue),
      ...serverTimeAndRewardsHandlers(deps),
    },
    delivery: deliveryHandlers({
      ...{ catalogue, delivery, clock, leftBehind: cart.leftBehind },
      places: createPlaceRepo(db, deps.responseCacheMs ? searchesKeptMs : 0),
    }),
    days: deliveryDayHandlers({ catalogue, delivery, clock, slots: createSlotRepo(db) }),
    cart: cartHandlers({
      ...{ cart, hint, sharedRateLimiter, clock, takesCoupons },
      payments: deps.payments,
      couponsPerMinute: limits.couponsPerNetwork,
      couponsPerCart: limits.couponsPerCart,
    }),
    hampers: hamperHandlers({ cart, hint, hampers: createHamperService(db, clock) }),
    login: loginHandlers({
      ...{ deps, users, otp, google, hint, sharedRateLimiter, passes },
      login: createLoginService(deps, createEmailVerificationService(users, otp, google)),
      mobiles: createMobileNumberService({ deps, users, otp }),
    }),
    referrals: referralHandlers(deps),
    partners: partnerHandlers(passes),
    orders: orderHandlers({
      ...{ payments, hint },
      orders: createOrderService(deps),
      reader: createOrderReader(deps, payments),
      cancels: createCancellationService(deps),
      reorders: createReorderService(deps),
      lookups: createOrderLookupService(deps, otp),
    }),
    addresses: addressHandlers(createAddressService({ db, transact, clock })),
    corporate: corporateHandlers(deps),
    wishlist: wishlistHandlers(createWishlistService({ db, transact, catalogue })),
    staff: staffHandlers(deps),
    tracking: trackingHandlers(deps, rateLimiter),
    profile: profileHandlers({
      ...{ users, hint },
      countCart: async (session) => countUnits((await cart.list(session)).lines),
    }),
    wallet: walletHandlers(deps),
    points: pointHandlers(db),
    notifications: notificationHandlers(deps),
    accountData: accountDataHandlers({ data: createAccountDataService(deps), brand: deps.brand }),
    uploads: uploadHandlers(uploads),
  }
}
