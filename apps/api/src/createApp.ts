import { calls } from '@store/api-client/contract'
import { Hono } from 'hono'
import type { AppDeps } from './AppDeps.ts'
import { addressHandlers } from './addresses/addresses.routes.ts'
import { createAddressService } from './addresses/createAddressService.ts'
import { cartHandlers } from './cart/cart.routes.ts'
import { createCartService } from './cart/createCartService.ts'
import { catalogueHandlers } from './catalogue/catalogue.routes.ts'
import { createCatalogueRepo } from './catalogue/createCatalogueRepo.ts'
import { createDeliveryService } from './delivery/createDeliveryService.ts'
import { deliveryHandlers } from './delivery/delivery.routes.ts'
import { createGoogleProofService } from './google/createGoogleProofService.ts'
import { googleRoutes } from './google/google.routes.ts'
import { answerProblem } from './http/answerProblem.ts'
import { bindCalls } from './http/bindCalls.ts'
import { createAllowance } from './http/createAllowance.ts'
import { createPartnerDoor } from './http/createPartnerDoor.ts'
import { healthRoutes } from './http/health.routes.ts'
import { letPartnersIn } from './http/letPartnersIn.ts'
import { logRequests } from './http/logRequests.ts'
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
import { createOrderService } from './orders/createOrderService.ts'
import { orderHandlers } from './orders/orders.routes.ts'
import { createPlaceRepo } from './places/createPlaceRepo.ts'
import { settingsHandlers } from './settings/settings.routes.ts'
import { createAccountGuard } from './users/createAccountGuard.ts'
import { createHintWriter } from './users/createHintWriter.ts'
import { createUserRepo } from './users/createUserRepo.ts'
import { createWishlistService } from './wishlist/createWishlistService.ts'
import { wishlistHandlers } from './wishlist/wishlist.routes.ts'

/** Makes the API: every call of the contract over the handed-in parts. It never listens by itself. */
export function createApp(deps: AppDeps): Hono {
  const { db, transact, clock, ids, brand, limits, takesCoupons } = deps
  const allowance = createAllowance(db, clock)
  const users = createUserRepo(db)
  const guard = createAccountGuard(users)
  const hint = createHintWriter(users)
  const catalogue = createCatalogueRepo(db)
  const delivery = createDeliveryService(db, clock)
  const cart = createCartService({ db, transact, clock, ids, takesCoupons })
  const otp = createOtpService(deps)
  const google = createGoogleProofService(deps)
  const login = createLoginService(deps, createProofService(users, otp, google))
  const mobiles = createMobileService({ deps, guard, users, otp })
  const orders = createOrderService(deps)
  const wishlist = createWishlistService({ db, transact, catalogue })
  const addresses = createAddressService({ db, transact, clock })
  const door = createPartnerDoor(deps.partnerOrigins)

  const app = new Hono()
  app.onError((cause, c) => answerProblem(c, cause, deps.log))
  app.notFound((c) => answerProblem(c, new Refusal(404, 'not_found', 'Something went wrong'), deps.log))
  app.use('*', logRequests(deps.log, deps.trustProxy))
  for (const under of ['/api/*', '/fa/api/*']) {
    app.use(under, async (c, next) => {
      await next()
      c.header('x-content-type-options', 'nosniff')
    })
    app.use(under, letPartnersIn(door))
    app.use(under, refuseForeignOrigin(deps.publicOrigin, door))
  }
  app.route('/api', healthRoutes(db, deps.isStopping))
  app.get('/api/pictures/:file', servePictures)
  app.get('/api/films/:file', serveFilms)
  if (deps.mode === 'demo') app.route('/api/outbox', createOutbox(db))
  if (deps.google) app.route('/', googleRoutes(deps, deps.google))

  bindCalls(app, deps, { calls: calls.settings, handlers: settingsHandlers(deps), cache: 'public' })
  bindCalls(app, deps, {
    calls: calls.catalogue,
    handlers: catalogueHandlers(catalogue, brand.name),
    cache: 'public',
  })
  bindCalls(app, deps, {
    calls: calls.delivery,
    handlers: deliveryHandlers({
      ...{ catalogue, delivery, allowance, clock, leftBehind: cart.leftBehind },
      places: createPlaceRepo(db),
      perMinute: limits.pincodesPerNetwork,
      placesPerMinute: limits.placesPerNetwork,
    }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.cart,
    handlers: cartHandlers({
      ...{ cart, guard, hint, allowance, clock, takesCoupons },
      addsPerMinute: limits.addsPerNetwork,
      changesPerMinute: limits.changesPerNetwork,
      couponsPerMinute: limits.couponsPerNetwork,
    }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.login,
    handlers: loginHandlers({ deps, users, otp, google, login, mobiles, hint, allowance }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.orders,
    handlers: orderHandlers({ orders, guard, hint }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.addresses,
    handlers: addressHandlers({ addresses, guard }),
    cache: 'private',
  })
  bindCalls(app, deps, {
    calls: calls.wishlist,
    handlers: wishlistHandlers({ wishlist, guard }),
    cache: 'private',
  })
  return app
}
