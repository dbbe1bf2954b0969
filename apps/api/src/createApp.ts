import { Hono } from 'hono'
import type { AppDeps } from './AppDeps.ts'
import { createCartService } from './cart/index.ts'
import { docsRoutes } from './contract/docs.routes.ts'
import { createHandlers } from './createHandlers.ts'
import { googleRoutes } from './google/index.ts'
import { corsMiddleware } from './http/corsMiddleware.ts'
import { createCallLimiter } from './http/createCallLimiter.ts'
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
import { traceRequests } from './http/traceRequests.ts'
import { demoOutboxRoutes } from './mail/outbox.routes.ts'
import { countRequests } from './metrics/countRequests.ts'
import { paymentWebhookRoutes } from './orders/index.ts'
import { singleSignOnRoutes } from './singleSignOn/index.ts'
import { createStaffGuard } from './staff/index.ts'
import { tracing } from './tracing/startTracing.ts'
import { createUploadService, registerPhotoRoutes } from './uploads/index.ts'
import { createSignedInGuard, createUserRepo } from './users/index.ts'

/** Creates the API: every call of the contract with the injected dependencies. It does not listen on a port. */
export function createApp(deps: AppDeps): Hono {
  const { db, clock, limits } = deps
  const sharedRateLimiter = createRateLimiter(db, deps)
  const rateLimiter = createLocalRateLimiter(createRateLimitStore(db, deps.secrets), clock)
  const users = createUserRepo(db)
  const cart = createCartService(deps)
  const uploads = createUploadService(deps, sharedRateLimiter)
  const corsPolicy = createCorsPolicy(deps)

  const app = new Hono()
  app.onError((cause, c) => errorHandler(c, cause, deps.log))
  app.notFound((c) =>
    errorHandler(c, new HttpError(404, 'not_found', ({ errors }) => errors.notFound), deps.log),
  )
  if (tracing.isOn()) app.use('*', traceRequests())
  app.use('*', logRequests(deps.log, deps.trustProxy))
  if (deps.metrics) app.use('*', countRequests(deps.metrics.metrics))
  app.use('*', securityHeaders(deps.publicOrigin))
  // Single sign-on comes before the middleware that protects the calls, because other servers and sites request tokens
  // without cookies.
  if (deps.ssoClients.length > 0) app.route('/api/sso', singleSignOnRoutes(deps))
  for (const under of ['/api/*', '/fa/api/*']) {
    app.use(under, corsMiddleware(corsPolicy))
    app.use(under, csrfProtection(deps.publicOrigin, corsPolicy, deps.log))
  }
  app.route('/api', healthRoutes(db, deps.isStopping))
  app.route('/api', docsRoutes(deps))
  if (deps.metrics) app.route('/api', metricsRoutes(deps.metrics))
  app.get('/api/pictures/:file', servePictures(deps.cataloguePictures))
  app.get('/api/films/:file', serveVideos)
  if (deps.mode === 'demo') app.route('/api/outbox', demoOutboxRoutes(db))
  if (deps.google) app.route('/', googleRoutes(deps, deps.google))
  app.route('/api/payments', paymentWebhookRoutes(deps))
  // Photos come before the calls, because one of the calls matches any path of two segments below `/api`.
  const authenticateStaff = createStaffGuard(db)
  registerPhotoRoutes(app, deps, { uploads, sharedRateLimiter, authenticateStaff })
  const shared = { users, cart, uploads, rateLimiter, sharedRateLimiter }
  const { replica } = deps
  registerRoutes(
    app,
    {
      deps,
      replica: replica && {
        read: replica.read,
        handlers: createHandlers({ ...shared, deps: { ...deps, db: replica.db } }),
      },
      authenticate: createSignedInGuard(users),
      authenticateStaff,
      limit: createCallLimiter(limits, { approximate: rateLimiter, exact: sharedRateLimiter }),
      sessions: { 'cart.list': cart.findSession, 'cart.add': cart.findSession },
    },
    createHandlers({ ...shared, deps }),
  )
  return app
}
