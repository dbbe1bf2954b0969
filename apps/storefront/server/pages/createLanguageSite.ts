import type { CdnProvider, Log } from '@store/api'
import type { ApiClientOptions } from '@store/api-client'
import type { Context } from 'hono'
import { createCacheTagCollector } from '../caching/createCacheTagCollector.ts'
import type { StorefrontBuild } from '../StorefrontBuild.ts'
import { removeTrailingSlash, toLowerCasePath } from './canonicalPath.ts'
import { createPageContextReader } from './createPageContextReader.ts'
import { createPageHandlers } from './createPageHandlers.ts'
import { createRouteMatcher } from './createRouteMatcher.ts'
import { loadPage } from './loadPage.ts'

/** Dependencies that the pages of all languages share. */
export interface LanguageSiteOptions {
  readonly fetch: typeof fetch
  /** Returns the `fetch` of a visitor, whose address the API counts its requests by. */
  readonly fetchFor: (visitor: Context) => typeof fetch
  readonly publicOrigin: string
  readonly isDemo: boolean
  readonly chat?: string | undefined
  /** Hosts of pictures outside the store. @default none */
  readonly imageHosts?: readonly string[] | undefined
  readonly now: () => number
  readonly pageCacheMs?: number | undefined
  /** The CDN that reads cache tags from public pages. @default none */
  readonly cdn?: CdnProvider | undefined
  readonly log: Log
}

// Shorter than the timeout of a page, so that a slow optional part does not fail the whole page.
const callTimeoutMs = 8_000

// Short, because a page loads its own data only after the settings, and works without their currencies.
const settingsTimeoutMs = 1_500

/** Creates the pages of one language, with its routes, its API client and its page cache. */
export function createLanguageSite(
  build: StorefrontBuild,
  {
    fetch,
    fetchFor,
    publicOrigin,
    isDemo,
    chat,
    imageHosts,
    now,
    pageCacheMs,
    cdn,
    log,
  }: LanguageSiteOptions,
) {
  const { brand, createApiClient, routes, language } = build
  const match = createRouteMatcher(routes)
  const tagCollector = createCacheTagCollector(cdn)
  const clientOf = (options: Partial<ApiClientOptions>) =>
    createApiClient({
      ...{
        baseUrl: publicOrigin,
        brand: brand.slug,
        fetch: tagCollector.wrap(fetch),
        timeoutMs: callTimeoutMs,
      },
      locale: language.code,
      imageHosts,
      // If the API is remote, the forwarder handles network timeouts and failures.
      isInProcess: true,
      onContractViolation: ({ call, path, expected }) =>
        log.warn(`${call}: the response breaks the contract at "${path}"; expected ${expected}`),
      ...options,
    })
  const identifyVisitor = (visitor: Context): Partial<ApiClientOptions> => {
    const cookie = visitor.req.header('cookie')
    return { fetch: fetchFor(visitor), ...(cookie !== undefined && { headers: { cookie } }) }
  }
  // Parsed responses are cached, because public pages make the same requests repeatedly.
  const client = clientOf({ hasParseCache: true })
  const surroundings = createPageContextReader({
    ...{ client: clientOf({ timeoutMs: settingsTimeoutMs }), publicOrigin, isDemo, chat, imageHosts, now },
  })
  const pages = createPageHandlers({
    ...{ build, publicOrigin, now, freshMs: pageCacheMs, tagCollector },
    log: log.error,
    pageContext: surroundings.of,
    load: async (url, visitor) => {
      const { route, params = {} } = match(url.pathname) ?? {}
      const loadingClient = visitor ? clientOf(identifyVisitor(visitor)) : client
      return loadPage(route, { client: loadingClient, params, url, shop: await surroundings.shop() })
    },
  })
  const canonicalPath = (path: string): string => {
    const plain = removeTrailingSlash(path)
    const small = toLowerCasePath(plain)
    const { route, params = {} } = match(small) ?? {}
    // Keeps the case of personal URLs with parameters, because order numbers are case-sensitive.
    const namesOwn = route?.cache === 'personal' && Object.keys(params).length > 0
    return namesOwn ? plain : small
  }
  return {
    base: language.base,
    localizeHref: build.localizeHref,
    ...{ client, surroundings, pages, match, canonicalPath },
  }
}
