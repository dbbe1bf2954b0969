import { serveStatic } from '@hono/node-server/serve-static'
import { type Log, logRequests } from '@store/api'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { createPages } from './createPages.ts'
import type { Forward } from './forward.ts'
import type { HostBuild } from './HostBuild.ts'
import { loadPage } from './loadPage.ts'
import { createMatch } from './match.ts'

/** What the storefront's server is made of. */
export interface StorefrontOptions {
  readonly build: HostBuild
  readonly api: Forward
  readonly publicOrigin: string
  /** Whether a proxy in front may name a request's id. */
  readonly trustProxy: boolean
  /** Whether the store only demonstrates. */
  readonly isDemo: boolean
  /** Folder of the client build, served under `/assets`; none in development. */
  readonly clientFolder?: string
  readonly now: () => number
  readonly log: Log
}

/** Makes the storefront: the API under `/api` and at its login's older addresses, built files under `/assets`, and the table of pages. */
export function createStorefront({
  build,
  api,
  publicOrigin,
  trustProxy,
  clientFolder,
  log,
  ...rest
}: StorefrontOptions): Hono {
  const { brand, createApiClient } = build
  const match = createMatch(build.routes)
  const fetchFromApi: typeof fetch = async (input, init) => api(new Request(input, init))
  const pages = createPages({
    build,
    publicOrigin,
    log: log.error,
    ...rest,
    load: (url, cookie) => {
      const { route, params = {} } = match(url.pathname) ?? {}
      const headers = cookie === undefined ? {} : { cookie }
      const client = createApiClient({
        baseUrl: publicOrigin,
        brand: brand.slug,
        fetch: fetchFromApi,
        headers,
      })
      return loadPage(route, { client, params, url }, brand.name)
    },
  })
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
  app.use(compress())
  for (const under of ['/api/*', '/fa/api/v1/fa-otp/*']) app.all(under, (c) => api(c.req.raw, c.env))
  if (clientFolder) {
    app.use('/assets/*', serveStatic({ root: clientFolder, onFound: keepForever }))
    app.all('/assets/*', (c) => c.text('Not found', 404))
  }
  app.get('*', (c) => {
    const url = urlOf(c)
    const route = match(url.pathname)?.route
    if (route?.cache === 'personal') return pages.personal(c, url)
    return pages.public(c, url, route?.variant?.(url))
  })
  // A form that was sent before the page came alive: it is shown again, alive by then.
  app.post('*', (c) => c.redirect(urlOf(c).pathname + urlOf(c).search, 303))
  app.onError((cause, c) => {
    log.error(`${c.req.method} ${c.req.path} failed`, cause)
    return pages.failed(c, urlOf(c)).catch(() => c.text('Something went wrong', 500))
  })
  return app
}

// Built files carry their content's hash in their name.
function keepForever(_: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable')
  c.header('x-content-type-options', 'nosniff')
}
