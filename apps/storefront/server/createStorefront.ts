import { type CdnProvider, type Log, logRequests, type Metrics, securityHeaders, tracing } from '@store/api'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { Route } from '../app/definePage.ts'
import type { AssetArchive } from './assets/openAssetArchive.ts'
import { serveAssets } from './assets/serveAssets.ts'
import type { RequestForwarder } from './http/forward.ts'
import { testBankPath } from './openTestBank.ts'
import { countPageRequests, tracePageRequests } from './pages/countPageRequests.ts'
import { createLanguageSite } from './pages/createLanguageSite.ts'
import { handleLanguageLink } from './pages/handleLanguageLink.ts'
import type { StorefrontBuild } from './StorefrontBuild.ts'
import { type CustomiserPage, customiserPath, serveCustomiser } from './siteFiles/customiser.ts'
import { serveSiteFiles } from './siteFiles/serveSiteFiles.ts'
import { testGooglePath } from './startTestGoogle.ts'

/** Options of `createStorefront`. */
export interface StorefrontOptions {
  /** The build of each language, the default first. */
  readonly builds: readonly [StorefrontBuild, ...StorefrontBuild[]]
  readonly api: RequestForwarder
  readonly publicOrigin: string
  /** Whether to trust the request id of a proxy in front. */
  readonly trustProxy: boolean
  /** Whether the store runs in demo mode. */
  readonly isDemo: boolean
  /** URL of the chat script that pages may load. @default none */
  readonly chat?: string | undefined
  /** Hosts outside the store that pages may load pictures and videos from. @default none */
  readonly imageHosts?: readonly string[] | undefined
  /** Folders of the client builds by their path under `/assets`; none in development. */
  readonly clientFolders?: Readonly<Record<string, string>>
  /** Built files of earlier releases. @default none */
  readonly assetArchive?: AssetArchive | undefined
  /** The store's own customiser, served under `/customiser/`. @default none */
  readonly customiser?: CustomiserPage
  /** The simulated bank of demo mode. @default none */
  readonly testBank?: Hono | undefined
  /** The simulated Google of demo mode. @default none */
  readonly testGoogle?: Hono | undefined
  readonly now: () => number
  /** Milliseconds for which a public page is fresh; 0 renders each request. @default 59000 */
  readonly pageCacheMs?: number
  /** The CDN that reads cache tags from public pages. @default none */
  readonly cdn?: CdnProvider | undefined
  /** Metrics that count page requests. @default none */
  readonly metrics?: Pick<Metrics, 'countRequest'> | undefined
  readonly log: Log
}

/**
 * Creates the storefront: the API under `/api` and at its login's older URLs, built files under `/assets`, and the
 * routes of the pages.
 */
export function createStorefront({
  builds,
  api,
  publicOrigin,
  trustProxy,
  clientFolders,
  assetArchive,
  customiser,
  testBank,
  testGoogle,
  isDemo,
  chat,
  imageHosts,
  now,
  pageCacheMs,
  cdn,
  metrics,
  log,
}: StorefrontOptions): Hono {
  // A `Request` is passed on unchanged, because copying it takes as long as a cached response.
  const fetchFromApi: typeof fetch = async (input, init) =>
    api(input instanceof Request ? input : new Request(input, init))
  // Without the visitor's address, the rate limits would count all visitors of a page as one.
  const fetchFor =
    (visitor: Context): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init)
      const forwardedFor = visitor.req.header('x-forwarded-for')
      if (forwardedFor !== undefined) request.headers.set('x-forwarded-for', forwardedFor)
      return api(request, visitor.env)
    }
  const [main, ...others] = builds
  const { routes, redirects } = main
  const siteOptions = {
    ...{ fetch: fetchFromApi, fetchFor },
    publicOrigin,
    isDemo,
    chat,
    imageHosts,
    now,
    pageCacheMs,
    cdn,
    log,
  }
  const mainSite = createLanguageSite(main, siteOptions)
  const otherSites = others.map((build) => ({ build, ...createLanguageSite(build, siteOptions) }))
  const sites = [mainSite, ...otherSites]
  /** Returns the site of a path's language, and the path without its language prefix. */
  const findLanguageSite = (pathname: string) => {
    const site = sites.find(
      ({ base }) => base !== '' && (pathname === base || pathname.startsWith(`${base}/`)),
    )
    return site ? { site, path: pathname.slice(site.base.length) || '/' } : { site: mainSite, path: pathname }
  }
  const urlOf = (c: Context) => {
    const requestUrl = new URL(c.req.url)
    const url = new URL(publicOrigin)
    // The pathname is set instead of parsed, because a path that begins with two slashes would name another host.
    url.pathname = requestUrl.pathname
    url.search = requestUrl.search
    return url
  }

  const match = (pathname: string) => {
    const { site, path } = findLanguageSite(pathname)
    return site.match(path)
  }

  const app = new Hono()
  if (tracing.isOn()) app.use(tracePageRequests(match))
  app.use(logRequests(log, trustProxy))
  app.use(securityHeaders(publicOrigin))
  app.use(compress())
  for (const under of ['/api/*', '/fa/api/v1/fa-otp/*']) app.all(under, (c) => api(c.req.raw, c.env))
  if (metrics) app.use(countPageRequests(metrics, match))
  if (clientFolders) serveAssets(app, { clientFolders, archive: assetArchive })
  if (testBank) app.route(testBankPath, testBank)
  if (testGoogle) app.route(testGooglePath, testGoogle)
  if (customiser) app.get(customiserPath, (c) => serveCustomiser(c, customiser))
  const indexablePaths = routes.filter(isInSitemap).map(({ pattern }) => pattern)
  serveSiteFiles(app, {
    ...{ publicOrigin, indexablePaths, redirects, now },
    sites: [{ build: main, client: mainSite.client }, ...otherSites],
  })
  app.get('/language/:code', (c) => handleLanguageLink(c, builds, publicOrigin))
  // A currency code is short, so a longer body is invalid.
  app.post(
    '/currency',
    bodyLimit({ maxSize: 1024, onError: (c) => c.text('Too large', 413) }),
    mainSite.surroundings.choose,
  )
  app.get('*', async (c) => {
    const url = urlOf(c)
    const { site, path } = findLanguageSite(url.pathname)
    // `/hi/` is the home page `/hi`.
    if (site.base !== '' && url.pathname === `${site.base}/`) return c.redirect(site.base + url.search, 301)
    url.pathname = path
    const route = site.match(path)?.route
    if (route?.cache === 'personal') return site.pages.personal(c, url)
    const canonical = site.canonicalPath(path)
    const isKnown = canonical !== path && (site.match(canonical) || Object.hasOwn(redirects, canonical))
    if (isKnown) return c.redirect(site.localizeHref(canonical) + url.search, 301)
    const moved = site === mainSite ? undefined : redirects[path]
    if (moved !== undefined) return c.redirect(site.localizeHref(moved) + url.search, 301)
    return site.pages.public(c, url, route?.cacheVariant?.(url))
  })
  // A form submitted before hydration redirects to its page, which hydrates.
  app.post('*', (c) => {
    const { pathname, search } = urlOf(c)
    // A path that begins with two slashes would name another host, and is not a page of the store.
    return c.redirect(pathname.startsWith('//') ? '/' : pathname + search, 303)
  })
  app.onError((cause, c) => {
    log.error(`${c.req.method} ${c.req.path} failed`, cause)
    const url = urlOf(c)
    const { site, path } = findLanguageSite(url.pathname)
    url.pathname = path
    return site.pages.failed(c, url).catch(() => c.text('Something went wrong', 500))
  })
  return app
}

/** Returns whether the sitemap lists a route; URLs of patterns with parameters come from the catalogue. */
const isInSitemap = ({ cache, pattern, isInSitemap = true }: Route): boolean =>
  isInSitemap && cache === 'public' && !pattern.includes(':')
