import type { AppDeps } from './AppDeps.ts'
import { accountDataHandlers } from './accountData/accountData.routes.ts'
import { createAccountDataService } from './accountData/createAccountDataService.ts'
import { addOnHandlers } from './addOns/addOns.routes.ts'
import { addressHandlers } from './addresses/addresses.routes.ts'
import { createAddressService } from './addresses/createAddressService.ts'
import { cartHandlers } from './cart/cart.routes.ts'
import type { CartService } from './cart/createCartService.ts'
import { countUnits } from './cart/lines/countUnits.ts'
import { browseHandlers, suggestionHandlers } from './catalogue/browse.routes.ts'
import { catalogueHandlers } from './catalogue/catalogue.routes.ts'
import { createCatalogueRepo } from './catalogue/createCatalogueRepo.ts'
import { createProductPageRepo } from './catalogue/createProductPageRepo.ts'
import { viewingHandlers } from './catalogue/viewing.routes.ts'
import { corporateHandlers } from './corporate/corporate.routes.ts'
import { createDeliveryService } from './delivery/createDeliveryService.ts'
import { createServiceableLocationRepo } from './delivery/createServiceableLocationRepo.ts'
import { createSlotRepo } from './delivery/createSlotRepo.ts'
import { dayHandlers } from './delivery/days.routes.ts'
import { deliveryHandlers } from './delivery/delivery.routes.ts'
import { createGoogleVerificationService } from './google/createGoogleVerificationService.ts'
import { createHamperService } from './hampers/createHamperService.ts'
import { hamperHandlers } from './hampers/hampers.routes.ts'
import type { LocalRateLimiter } from './http/createLocalRateLimiter.ts'
import type { RateLimiter } from './http/createRateLimiter.ts'
import type { ContractHandlers } from './http/registerRoutes.ts'
import { createLoginService } from './login/createLoginService.ts'
import { createMobileService } from './login/createMobileService.ts'
import { createOtpService } from './login/createOtpService.ts'
import { createVerificationService } from './login/createVerificationService.ts'
import { loginHandlers } from './login/login.routes.ts'
import { notificationHandlers } from './notifications/notifications.routes.ts'
import { createCancelService } from './orders/createCancelService.ts'
import { createLookupService } from './orders/createLookupService.ts'
import { createOrderReader } from './orders/createOrderReader.ts'
import { createOrderService } from './orders/createOrderService.ts'
import { createPaymentService } from './orders/createPaymentService.ts'
import { createReorderService } from './orders/createReorderService.ts'
import { orderHandlers } from './orders/orders.routes.ts'
import { paymentProvidersOf } from './orders/paymentProvidersOf.ts'
import { createAuthorizationCodeService } from './partners/createAuthorizationCodeService.ts'
import { partnerHandlers } from './partners/partners.routes.ts'
import { createPlaceRepo } from './places/createPlaceRepo.ts'
import { pointHandlers } from './points/points.routes.ts'
import { profileHandlers } from './profile/profile.routes.ts'
import { referralHandlers } from './referrals/referrals.routes.ts'
import { settingsHandlers } from './settings/settings.routes.ts'
import { trackingHandlers } from './tracking/tracking.routes.ts'
import type { UploadService } from './uploads/createUploadService.ts'
import { uploadHandlers } from './uploads/uploads.routes.ts'
import { createUserInfoWriter } from './users/createUserInfoWriter.ts'
import type { UserRepo } from './users/createUserRepo.ts'
import { walletHandlers } from './wallet/wallet.routes.ts'
import { createWishlistService } from './wishlist/createWishlistService.ts'
import { wishlistHandlers } from './wishlist/wishlist.routes.ts'

/** What the handlers share with the rest of the app. */
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
  const delivery = createDeliveryService(db, clock)
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
        ...{ brandName: deps.brand.name, customiser: deps.customiser, clock },
      }),
      ...suggestionHandlers(deps, catalogue),
      ...viewingHandlers(deps),
    },
    delivery: deliveryHandlers({
      ...{ catalogue, delivery, clock, leftBehind: cart.leftBehind },
      places: createPlaceRepo(db),
    }),
    days: dayHandlers({ catalogue, delivery, clock, slots: createSlotRepo(db) }),
    cart: cartHandlers({
      ...{ cart, hint, sharedRateLimiter, clock, takesCoupons },
      payments: paymentProvidersOf(deps),
      couponsPerMinute: limits.couponsPerNetwork,
      couponsPerCart: limits.couponsPerCart,
    }),
    hampers: hamperHandlers({ cart, hint, hampers: createHamperService(db, clock) }),
    login: loginHandlers({
      ...{ deps, users, otp, google, hint, sharedRateLimiter, passes },
      login: createLoginService(deps, createVerificationService(users, otp, google)),
      mobiles: createMobileService({ deps, users, otp }),
    }),
    referrals: referralHandlers(deps),
    partners: partnerHandlers(passes),
    orders: orderHandlers({
      ...{ payments, hint },
      orders: createOrderService(deps),
      reader: createOrderReader(deps, payments),
      cancels: createCancelService(deps),
      reorders: createReorderService(deps),
      lookups: createLookupService(deps, otp),
    }),
    addresses: addressHandlers(createAddressService({ db, transact, clock })),
    corporate: corporateHandlers(deps),
    wishlist: wishlistHandlers(createWishlistService({ db, transact, catalogue })),
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
