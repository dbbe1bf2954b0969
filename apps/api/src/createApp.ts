import { calls } from '@store/api-client/contract'
import { Hono } from 'hono'
import type { AppDeps } from './AppDeps.ts'
import { addressHandlers } from './addresses/addresses.routes.ts'
import { createAddressService } from './addresses/createAddressService.ts'
import { bindAccount } from './bindAccount.ts'
import { bindCatalogue } from './bindCatalogue.ts'
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
import { createGoogleProofService } from './google/createGoogleProofService.ts'
import { googleRoutes } from './google/google.routes.ts'
import { createHamperService } from './hampers/createHamperService.ts'
import { hamperHandlers } from './hampers/hampers.routes.ts'
import { answerProblem } from './http/answerProblem.ts'
import { bindCalls } from './http/bindCalls.ts'
import { createAllowance } from './http/createAllowance.ts'
import { createPartnerDoor } from './http/createPartnerDoor.ts'
import { createRushLimit } from './http/createRushLimit.ts'
import { createTally } from './http/createTally.ts'
import { hardenAnswers } from './http/hardenAnswers.ts'
import { healthRoutes } from './http/health.routes.ts'
import { letPartnersIn } from './http/letPartnersIn.ts'
import { logRequests } from './http/logRequests.ts'
import { metricsRoutes } from './http/metrics.routes.ts'
import { Refusal } from './http/Refusal.ts'
import { refuseForeignOrigin } from './http/refuseForeignOrigin.ts'
import { serveFilms } from './http/serveFilms.ts'
import { servePictures } from './http/servePictures.ts'
import { createLoginService } from './login/createLoginService.ts'
import { createMobileService } from './login/createMobileService.ts'
import { createOtpService } from './login/createOtpService.ts'
import { createProofService } from './login/createProofService.ts'
import { loginHandlers } from './login/login.routes.ts'
import { createOutbox } from './mail/outbox.routes.ts'
import { countRequests } from './metrics/countRequests.ts'
import { createCancelService } from './orders/createCancelService.ts'
import { createLookupService } from './orders/createLookupService.ts'
import { createOrderReader } from './orders/createOrderReader.ts'
import { createOrderService } from './orders/createOrderService.ts'
import { createPaymentService } from './orders/createPaymentService.ts'
import { createReorderService } from './orders/createReorderService.ts'
import { orderHandlers } from './orders/orders.routes.ts'
import { paymentsOf } from './orders/paymentsOf.ts'
import { createPassService } from './partners/createPassService.ts'
import { partnerHandlers } from './partners/partners.routes.ts'
import { createPlaceRepo } from './places/createPlaceRepo.ts'
import { referralHandlers } from './referrals/referrals.routes.ts'
import { settingsHandlers } from './settings/settings.routes.ts'
import { trackingHandlers } from './tracking/tracking.routes.ts'
import { bindUploads } from './uploads/uploads.routes.ts'
import { createAccountGuard } from './users/createAccountGuard.ts'
import { createHintWriter } from './users/createHintWriter.ts'
import { createUserRepo } from './users/createUserRepo.ts'
import { createWishlistService } from './wishlist/createWishlistService.ts'
import { wishlistHandlers } from './wishlist/wishlist.routes.ts'

/** Makes the API: every call of the contract over the handed-in parts. It never listens by itself. */
export function createApp(deps: AppDeps): Hono {
  const { db, transact, clock, limits, takesCoupons } = deps
  const allowance = createAllowance(db, deps)
  const rush = createRushLimit(createTally(db, deps.secrets), clock)
  const users = createUserRepo(db)
  const guard = createAccountGuard(users)
  const hint = createHintWriter(users)
  const catalogue = createCatalogueRepo(db)
  const delivery = createDeliveryService(db, clock)
  const cart = createCartService(deps)
  const otp = createOtpService(deps)
  const google = createGoogleProofService(deps)
  const login = createLoginService(deps, createProofService(users, otp, google))
  const mobiles = createMobileService({ deps, guard, users, otp })
  const payments = createPaymentService(deps)
  const wishlist = createWishlistService({ db, transact, catalogue })
  const addresses = createAddressService({ db, transact, clock })
  const passes = createPassService(deps)
  const door = createPartnerDoor(deps.partnerOrigins)

  const app = new Hono()
  app.onError((cause, c) => answerProblem(c, cause, deps.log))
  app.notFound((c) => answerProblem(c, new Refusal(404, 'not_found', 'Something went wrong'), deps.log))
  app.use('*', logRequests(deps.log, deps.trustProxy))
  if (deps.metrics) app.use('*', countRequests(deps.metrics.metrics))
  app.use('*', hardenAnswers(deps.publicOrigin))
  for (const under of ['/api/*', '/fa/api/*']) {
    app.use(under, letPartnersIn(door))
    app.use(under, refuseForeignOrigin(deps.publicOrigin, door))
  }
  app.route('/api', healthRoutes(db, deps.isStopping))
  app.route('/api', docsRoutes(deps))
  if (deps.metrics) app.route('/api', metricsRoutes(deps.metrics))
  app.get('/api/pictures/:file', servePictures)
  app.get('/api/films/:file', serveFilms)
  if (deps.mode === 'demo') app.route('/api/outbox', createOutbox(db))
  if (deps.google) app.route('/', googleRoutes(deps, deps.google))

  bindCalls(app, deps, { calls: calls.settings, handlers: settingsHandlers(deps), cache: 'public' })
  // Before the catalogue, whose pages for native shells stand at any address of two parts.
  bindUploads(app, deps, allowance)
  bindCatalogue(app, deps, { catalogue, guard, places: createServiceableLocationRepo(db), rush })
  bindCalls(app, deps, {
    calls: calls.delivery,
    handlers: deliveryHandlers({
      ...{ catalogue, delivery, rush, clock, leftBehind: cart.leftBehind },
      places: createPlaceRepo(db),
      perMinute: limits.pincodesPerNetwork,
      placesPerMinute: limits.placesPerNetwork,
    }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.days,
    handlers: dayHandlers({
      ...{ catalogue, delivery, rush, clock, slots: createSlotRepo(db) },
      perMinute: limits.pincodesPerNetwork,
    }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.cart,
    handlers: cartHandlers({
      ...{ cart, guard, hint, rush, allowance, clock, takesCoupons },
      payments: paymentsOf(deps),
      addsPerMinute: limits.addsPerNetwork,
      changesPerMinute: limits.changesPerNetwork,
      couponsPerMinute: limits.couponsPerNetwork,
      couponsPerCart: limits.couponsPerCart,
    }),
    sessions: { list: cart.findSession, add: cart.findSession },
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.hampers,
    handlers: hamperHandlers({
      ...{ cart, hint, rush },
      hampers: createHamperService(db, clock),
      addsPerMinute: limits.addsPerNetwork,
      looksPerMinute: limits.pincodesPerNetwork,
    }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.login,
    handlers: loginHandlers({ deps, users, otp, google, login, mobiles, hint, allowance, passes }),
    cache: 'private',
  })
  bindCalls(app, deps, { calls: calls.referrals, handlers: referralHandlers(deps, guard), cache: 'private' })
  bindCalls(app, deps, { calls: calls.partners, handlers: partnerHandlers(passes), cache: 'private' })
  bindCalls(app, deps, {
    calls: calls.orders,
    handlers: orderHandlers({
      ...{ payments, guard, hint, rush, limits },
      orders: createOrderService(deps),
      reader: createOrderReader(deps, payments),
      cancels: createCancelService(deps),
      reorders: createReorderService(deps),
      lookups: createLookupService(deps, otp),
    }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.addresses,
    handlers: addressHandlers({ addresses, guard }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.corporate,
    handlers: corporateHandlers(deps, allowance),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.wishlist,
    handlers: wishlistHandlers({ wishlist, guard }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.tracking,
    handlers: trackingHandlers(deps, rush),
    cache: 'private',
  })
  bindAccount(app, deps, {
    ...{ users, guard, hint },
    countCart: async (session) => countUnits((await cart.list(session)).lines),
  })
  return app
}
