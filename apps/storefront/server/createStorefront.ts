import { serveStatic } from '@hono/node-server/serve-static'
import { type Log, logRequests, type Metrics, securityHeaders } from '@store/api'
import type { ApiClientOptions } from '@store/api-client'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Route } from '../app/definePage.ts'
import type { HostBuild } from './HostBuild.ts'
import type { Forward } from './http/forward.ts'
import { testBankPath } from './openTestBank.ts'
import { countPageRequests } from './pages/countPageRequests.ts'
import { createPageContext } from './pages/createPageContext.ts'
import { createPageHandlers } from './pages/createPageHandlers.ts'
import { createRouteMatcher } from './pages/createRouteMatcher.ts'
import { loadPage } from './pages/loadPage.ts'
import { type CustomiserPage, customiserPath, serveCustomiser } from './siteFiles/customiser.ts'
import { serveSiteFiles } from './siteFiles/serveSiteFiles.ts'

/** Options of `createStorefront`. */
export interface StorefrontOptions {
  readonly build: HostBuild
  readonly api: Forward
  readonly publicOrigin: string
  /** Whether to trust the request id of a proxy in front. */
  readonly trustProxy: boolean
  /** Whether the store runs in demo mode. */
  readonly isDemo: boolean
  /** URL of the chat script, which pages may load. @default none */
  readonly chat?: string | undefined
  /** Folder of the client build, served under `/assets`; none in development. */
  readonly clientFolder?: string
  /** The store's own personalisation editor, served under `/customiser/`. @default none */
  readonly customiser?: CustomiserPage
  /** The pretend bank of demo mode. @default none */
  readonly testBank?: Hono | undefined
  readonly now: () => number
  /** Milliseconds a public page is fresh; 0 renders each request. @default 59000 */
  readonly pageCacheMs?: number
  /** Metrics that count page requests. @default none */
  readonly metrics?: Pick<Metrics, 'countRequest'> | undefined
  readonly log: Log
}

// An optional part times out before its page does.
const callPatienceMs = 8_000

// A page works without currencies, and its own loading starts only after them.
const settingsPatienceMs = 1_500

/**
 * Creates the storefront: the API under `/api` and at its login's older URLs, built files under `/assets`, and the
 * routes of the pages.
 */
export function createStorefront({
  build,
  api,
  publicOrigin,
  trustProxy,
  clientFolder,
  customiser,
  testBank,
  isDemo,
  chat,
  now,
  pageCacheMs,
  metrics,
  log,
}: StorefrontOptions): Hono {
  const { brand, createApiClient, routes, redirects } = build
  const match = createRouteMatcher(routes)
  // A `Request` is passed on as it is: copying it takes as long as a response from memory.
  const fetchFromApi: typeof fetch = async (input, init) =>
    api(input instanceof Request ? input : new Request(input, init))
  const clientOf = (options: Partial<ApiClientOptions>) =>
    createApiClient({
      ...{ baseUrl: publicOrigin, brand: brand.slug, fetch: fetchFromApi, timeoutMs: callPatienceMs },
      // If the API is remote after all, the forwarder handles network timeouts and failures.
      isInProcess: true,
      onContractViolation: ({ call, path, expected }) =>
        log.warn(`${call}: the response breaks the contract at "${path}"; expected ${expected}`),
      ...options,
    })
  // Public pages request the same responses over and over.
  const client = clientOf({ hasParseCache: true })
  const surroundings = createPageContext({
    ...{ client: clientOf({ timeoutMs: settingsPatienceMs }), publicOrigin, isDemo, chat, now },
  })
  const pages = createPageHandlers({
    ...{ build, publicOrigin, now, freshMs: pageCacheMs },
    log: log.error,
    pageContext: surroundings.of,
    load: (url, cookie) => {
      const { route, params = {} } = match(url.pathname) ?? {}
      const visitors = cookie === undefined ? client : clientOf({ headers: { cookie } })
      return loadPage(route, { client: visitors, params, url })
    },
  })
  const canonicalPath = (path: string): string => {
    const plain = withoutSlash(path)
    const small = inSmallLetters(plain)
    const { route, params = {} } = match(small) ?? {}
    // Order numbers are case-sensitive.
    const namesOwn = route?.cache === 'personal' && Object.keys(params).length > 0
    return namesOwn ? plain : small
  }
  const urlOf = (c: Context) => {
    const asked = new URL(c.req.url)
    const url = new URL(publicOrigin)
    // Set, not parsed: a path that begins with two slashes would name another host.
    url.pathname = asked.pathname
    url.search = asked.search
    return url
  }

  const app = new Hono()
  app.use(logRequests(log, trustProxy))
  app.use(securityHeaders(publicOrigin))
  app.use(compress())
  for (const under of ['/api/*', '/fa/api/v1/fa-otp/*']) app.all(under, (c) => api(c.req.raw, c.env))
  if (metrics) app.use(countPageRequests(metrics, match))
  if (clientFolder) {
    app.use('/assets/*', serveStatic({ root: clientFolder, precompressed: true, onFound: keepForever }))
    app.all('/assets/*', (c) => c.text('Not found', 404))
  }
  if (testBank) app.route(testBankPath, testBank)
  if (customiser) app.get(customiserPath, (c) => serveCustomiser(c, customiser))
  const indexablePaths = routes.filter(isInSitemap).map(({ pattern }) => pattern)
  serveSiteFiles(app, { publicOrigin, brandName: brand.name, indexablePaths, redirects, client, now })
  // A currency code is short: a longer body is invalid.
  app.post(
    '/currency',
    bodyLimit({ maxSize: 1024, onError: (c) => c.text('Too large', 413) }),
    surroundings.choose,
  )
  app.get('*', async (c) => {
    const url = urlOf(c)
    const route = match(url.pathname)?.route
    if (route?.cache === 'personal') return pages.personal(c, url)
    const canonical = canonicalPath(url.pathname)
    if (canonical !== url.pathname && (match(canonical) || Object.hasOwn(redirects, canonical)))
      return c.redirect(canonical + url.search, 301)
    return pages.public(c, url, route?.cacheVariant?.(url))
  })
  // A form submitted before hydration: redirect to its page, which hydrates.
  app.post('*', (c) => {
    const { pathname, search } = urlOf(c)
    // A path that begins with two slashes would name another host, and is not one of our pages.
    return c.redirect(pathname.startsWith('//') ? '/' : pathname + search, 303)
  })
  app.onError((cause, c) => {
    log.error(`${c.req.method} ${c.req.path} failed`, cause)
    return pages.failed(c, urlOf(c)).catch(() => c.text('Something went wrong', 500))
  })
  return app
}

/** Returns whether the sitemap lists a route: the catalogue lists the URLs of patterns with parameters. */
const isInSitemap = ({ cache, pattern, isInSitemap = true }: Route): boolean =>
  isInSitemap && cache === 'public' && !pattern.includes(':')

/** Returns the path without its trailing slash, unless it consists of slashes alone. */
const withoutSlash = (path: string): string => path.replace(/^(\/[^/].*[^/])\/$/, '$1')

/** Returns the path in lower case; encoded characters stay. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

// Built files have their content hash in their name.
function keepForever(_: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
  c.header('x-content-type-options', 'nosniff')
}
