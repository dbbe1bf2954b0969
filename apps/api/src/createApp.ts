import { calls } from '@store/api-client/contract'
import { Hono } from 'hono'
import type { AppDeps } from './AppDeps.ts'
import { addressHandlers } from './addresses/addresses.routes.ts'
import { createAddressService } from './addresses/createAddressService.ts'
import { cartHandlers } from './cart/cart.routes.ts'
import { countUnits } from './cart/countUnits.ts'
import { createCartService } from './cart/createCartService.ts'
import { createCatalogueRepo } from './catalogue/createCatalogueRepo.ts'
import { docsRoutes } from './contract/docs.routes.ts'
import { corporateHandlers } from './corporate/corporate.routes.ts'
import { createDeliveryService } from './delivery/createDeliveryService.ts'
import { createServiceableLocationRepo } from './delivery/createServiceableLocationRepo.ts'
import { createSlotRepo } from './delivery/createSlotRepo.ts'
import { dayHandlers } from './delivery/days.routes.ts'
import { deliveryHandlers } from './delivery/delivery.routes.ts'
import { createGoogleVerificationService } from './google/createGoogleVerificationService.ts'
import { googleRoutes } from './google/google.routes.ts'
import { createHamperService } from './hampers/createHamperService.ts'
import { hamperHandlers } from './hampers/hampers.routes.ts'
import { corsMiddleware } from './http/corsMiddleware.ts'
import { createCorsPolicy } from './http/createCorsPolicy.ts'
import { createLocalRateLimiter } from './http/createLocalRateLimiter.ts'
import { createRateLimiter } from './http/createRateLimiter.ts'
import { createRateLimitStore } from './http/createRateLimitStore.ts'
import { csrfProtection } from './http/csrfProtection.ts'
import { errorHandler } from './http/errorHandler.ts'
import { HttpError } from './http/HttpError.ts'
import { healthRoutes } from './http/health.routes.ts'
import { logRequests } from './http/logRequests.ts'
import { metricsRoutes } from './http/metrics.routes.ts'
import { registerRoutes } from './http/registerRoutes.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { servePictures } from './http/servePictures.ts'
import { serveVideos } from './http/serveVideos.ts'
import { createLoginService } from './login/createLoginService.ts'
import { createMobileService } from './login/createMobileService.ts'
import { createOtpService } from './login/createOtpService.ts'
import { createVerificationService } from './login/createVerificationService.ts'
import { loginHandlers } from './login/login.routes.ts'
import { outboxRoutes } from './mail/outbox.routes.ts'
import { countRequests } from './metrics/countRequests.ts'
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
import { referralHandlers } from './referrals/referrals.routes.ts'
import { registerAccountRoutes } from './registerAccountRoutes.ts'
import { registerCatalogueRoutes } from './registerCatalogueRoutes.ts'
import { settingsHandlers } from './settings/settings.routes.ts'
import { trackingHandlers } from './tracking/tracking.routes.ts'
import { registerUploadRoutes } from './uploads/uploads.routes.ts'
import { createAccountGuard } from './users/createAccountGuard.ts'
import { createUserInfoWriter } from './users/createUserInfoWriter.ts'
import { createUserRepo } from './users/createUserRepo.ts'
import { createWishlistService } from './wishlist/createWishlistService.ts'
import { wishlistHandlers } from './wishlist/wishlist.routes.ts'

/** Creates the API: every call of the contract with the injected dependencies. It does not listen. */
export function createApp(deps: AppDeps): Hono {
  const { db, transact, clock, limits, takesCoupons } = deps
  const sharedRateLimiter = createRateLimiter(db, deps)
  const rateLimiter = createLocalRateLimiter(createRateLimitStore(db, deps.secrets), clock)
  const users = createUserRepo(db)
  const guard = createAccountGuard(users)
  const hint = createUserInfoWriter(users)
  const catalogue = createCatalogueRepo(db)
  const places = createServiceableLocationRepo(db)
  const delivery = createDeliveryService(db, clock)
  const cart = createCartService(deps)
  const otp = createOtpService(deps)
  const google = createGoogleVerificationService(deps)
  const login = createLoginService(deps, createVerificationService(users, otp, google))
  const mobiles = createMobileService({ deps, guard, users, otp })
  const payments = createPaymentService(deps)
  const wishlist = createWishlistService({ db, transact, catalogue })
  const addresses = createAddressService({ db, transact, clock })
  const passes = createAuthorizationCodeService(deps)
  const door = createCorsPolicy(deps.partnerOrigins)

  const app = new Hono()
  app.onError((cause, c) => errorHandler(c, cause, deps.log))
  app.notFound((c) => errorHandler(c, new HttpError(404, 'not_found', 'Something went wrong'), deps.log))
  app.use('*', logRequests(deps.log, deps.trustProxy))
  if (deps.metrics) app.use('*', countRequests(deps.metrics.metrics))
  app.use('*', securityHeaders(deps.publicOrigin))
  for (const under of ['/api/*', '/fa/api/*']) {
    app.use(under, corsMiddleware(door))
    app.use(under, csrfProtection(deps.publicOrigin, door))
  }
  app.route('/api', healthRoutes(db, deps.isStopping))
  app.route('/api', docsRoutes(deps))
  if (deps.metrics) app.route('/api', metricsRoutes(deps.metrics))
  app.get('/api/pictures/:file', servePictures)
  app.get('/api/films/:file', serveVideos)
  if (deps.mode === 'demo') app.route('/api/outbox', outboxRoutes(db))
  if (deps.google) app.route('/', googleRoutes(deps, deps.google))

  registerRoutes(app, deps, { calls: calls.settings, handlers: settingsHandlers(deps), cache: 'public' })
  // Before the catalogue, whose pages for native shells match any path of two segments.
  registerUploadRoutes(app, deps, sharedRateLimiter)
  registerCatalogueRoutes(app, deps, { catalogue, guard, places, rateLimiter })
  registerRoutes(app, deps, {
    calls: calls.delivery,
    handlers: deliveryHandlers({
      ...{ catalogue, delivery, rateLimiter, clock, leftBehind: cart.leftBehind },
      places: createPlaceRepo(db),
      perMinute: limits.pincodesPerNetwork,
      placesPerMinute: limits.placesPerNetwork,
    }),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.days,
    handlers: dayHandlers({
      ...{ catalogue, delivery, rateLimiter, clock, slots: createSlotRepo(db) },
      perMinute: limits.pincodesPerNetwork,
    }),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.cart,
    handlers: cartHandlers({
      ...{ cart, guard, hint, rateLimiter, sharedRateLimiter, clock, takesCoupons },
      payments: paymentProvidersOf(deps),
      addsPerMinute: limits.addsPerNetwork,
      changesPerMinute: limits.changesPerNetwork,
      couponsPerMinute: limits.couponsPerNetwork,
      couponsPerCart: limits.couponsPerCart,
    }),
    sessions: { list: cart.findSession, add: cart.findSession },
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.hampers,
    handlers: hamperHandlers({
      ...{ cart, hint, rateLimiter },
      hampers: createHamperService(db, clock),
      addsPerMinute: limits.addsPerNetwork,
      looksPerMinute: limits.pincodesPerNetwork,
    }),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.login,
    handlers: loginHandlers({ deps, users, otp, google, login, mobiles, hint, sharedRateLimiter, passes }),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.referrals,
    handlers: referralHandlers(deps, guard),
    cache: 'private',
  })
  registerRoutes(app, deps, { calls: calls.partners, handlers: partnerHandlers(passes), cache: 'private' })
  registerRoutes(app, deps, {
    calls: calls.orders,
    handlers: orderHandlers({
      ...{ payments, guard, hint, rateLimiter, limits },
      orders: createOrderService(deps),
      reader: createOrderReader(deps, payments),
      cancels: createCancelService(deps),
      reorders: createReorderService(deps),
      lookups: createLookupService(deps, otp),
    }),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.addresses,
    handlers: addressHandlers({ addresses, guard }),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.corporate,
    handlers: corporateHandlers(deps, sharedRateLimiter),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.wishlist,
    handlers: wishlistHandlers({ wishlist, guard }),
    cache: 'private',
  })
  registerRoutes(app, deps, {
    calls: calls.tracking,
    handlers: trackingHandlers(deps, rateLimiter),
    cache: 'private',
  })
  registerAccountRoutes(app, deps, {
    ...{ users, guard, hint },
    countCart: async (session) => countUnits((await cart.list(session)).lines),
  })
  return app
}
