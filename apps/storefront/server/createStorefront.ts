import { serveStatic } from '@hono/node-server/serve-static'
import { type Log, logRequests, type Metrics, securityHeaders } from '@store/api'
import type { ApiClientOptions } from '@store/api-client'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { countPageRequests } from './countPageRequests.ts'
import { createPageContext } from './createPageContext.ts'
import { createPageHandlers } from './createPageHandlers.ts'
import { createRouteMatcher } from './createRouteMatcher.ts'
import { type CustomiserPage, customiserPath, serveCustomiser } from './customiser.ts'
import type { Forward } from './forward.ts'
import type { HostBuild } from './HostBuild.ts'
import { loadPage } from './loadPage.ts'
import { serveSiteFiles } from './serveSiteFiles.ts'

/** What the storefront's server is made of. */
export interface StorefrontOptions {
  readonly build: HostBuild
  readonly api: Forward
  readonly publicOrigin: string
  /** Whether a proxy in front may name a request's id. */
  readonly trustProxy: boolean
  /** Whether the store only demonstrates. */
  readonly isDemo: boolean
  /** Address of the script of a chat, which pages may load. @default none */
  readonly chat?: string | undefined
  /** Folder of the client build, served under `/assets`; none in development. */
  readonly clientFolder?: string
  /** The store's own customiser, served under `/customiser/`. @default there is none */
  readonly customiser?: CustomiserPage
  readonly now: () => number
  /** Milliseconds a public page is fresh; 0 renders each anew. @default 59000 */
  readonly pageCacheMs?: number
  /** Where pages are counted. @default nowhere */
  readonly metrics?: Pick<Metrics, 'countRequest'> | undefined
  readonly log: Log
}

// A part that may be missing is given up before its page is.
const callPatienceMs = 8_000

// A page can do without currencies, and is asked for only afterwards.
const settingsPatienceMs = 1_500

/** Makes the storefront: the API under `/api` and at its login's older addresses, built files under `/assets`, and the table of pages. */
export function createStorefront({
  build,
  api,
  publicOrigin,
  trustProxy,
  clientFolder,
  customiser,
  isDemo,
  chat,
  now,
  pageCacheMs,
  metrics,
  log,
}: StorefrontOptions): Hono {
  const { brand, createApiClient, indexablePaths, redirects } = build
  const match = createRouteMatcher(build.routes)
  // A request that is one already is not made once more: that takes as long as an answer from memory.
  const fetchFromApi: typeof fetch = async (input, init) =>
    api(input instanceof Request ? input : new Request(input, init))
  const clientOf = (options: Partial<ApiClientOptions>) =>
    createApiClient({
      ...{ baseUrl: publicOrigin, brand: brand.slug, fetch: fetchFromApi, timeoutMs: callPatienceMs },
      // Where it is elsewhere after all, the forwarding minds the network and answers its failures.
      isInProcess: true,
      ...options,
    })
  // Public pages are asked for over and over.
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
      return loadPage(route, { client: visitors, params, url }, brand.name)
    },
  })
  const canonicalPath = (path: string): string => {
    const plain = withoutSlash(path)
    const small = inSmallLetters(plain)
    const { route, params = {} } = match(small) ?? {}
    // Capitals count in the number of an order.
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
  if (customiser) app.get(customiserPath, (c) => serveCustomiser(c, customiser))
  serveSiteFiles(app, { publicOrigin, brandName: brand.name, indexablePaths, redirects, client, now })
  // One word: what is longer is no choice of ours.
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
  // A form that was sent before the page came alive: it is shown again, alive by then.
  app.post('*', (c) => {
    const { pathname, search } = urlOf(c)
    // One that begins with two slashes would name another host, and is no page of ours.
    return c.redirect(pathname.startsWith('//') ? '/' : pathname + search, 303)
  })
  app.onError((cause, c) => {
    log.error(`${c.req.method} ${c.req.path} failed`, cause)
    return pages.failed(c, urlOf(c)).catch(() => c.text('Something went wrong', 500))
  })
  return app
}

/** The path without the slash at its end, unless it is of slashes alone. */
const withoutSlash = (path: string): string => path.replace(/^(\/[^/].*[^/])\/$/, '$1')

/** The path in small letters; encoded characters stay. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

// Built files carry their content's hash in their name.
function keepForever(_: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
  c.header('x-content-type-options', 'nosniff')
}
