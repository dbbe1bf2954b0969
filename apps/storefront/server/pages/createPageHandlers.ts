import { randomBytes } from 'node:crypto'
import { tracing } from '@store/api'
import type { Context } from 'hono'
import type { Language } from '../../app/Language.ts'
import type { NamedPage } from '../../app/LoadedPage.ts'
import type { PageContext } from '../../app/PageContext.ts'
import type { CacheTagCollector } from '../caching/createCacheTagCollector.ts'
import { createPageCache, type RenderedPage } from '../caching/createPageCache.ts'
import { negotiateEncoding } from '../http/contentEncoding.ts'
import { cacheControl, createContentSecurityPolicy, createDocumentHeaders } from '../http/headers.ts'
import { renderToBuffer, renderToStream } from '../rendering/render.ts'
import { renderDocument } from '../rendering/renderDocument.ts'
import { speculationRules } from '../rendering/speculationRules.ts'
import type { StorefrontBuild } from '../StorefrontBuild.ts'
import { isPubliclyCacheable } from './createPageContextReader.ts'
import type { LoadPageResult } from './loadPage.ts'

/** Options of `createPageHandlers`. */
export interface PageHandlersOptions {
  readonly build: StorefrontBuild
  readonly publicOrigin: string
  readonly now: () => number
  /** Milliseconds for which a public page is fresh; 0 renders each request. @default 59000 */
  readonly freshMs?: number | undefined
  readonly log: (message: string, cause: unknown) => void
  readonly tagCollector: Pick<CacheTagCollector, 'collect'>
  /** Loads the page of a URL, for the visitor of a request or for everyone. */
  readonly load: (url: URL, visitor?: Context) => Promise<LoadPageResult>
  /** Returns the context of a page. */
  readonly pageContext: (c: Context) => Promise<PageContext>
}

// The handler sets this header itself, because the compression middleware would copy the whole response to add it.
const packed = { vary: 'Accept-Encoding' } as const

/**
 * Cache-Control of a visitor's page, so that after a logout, Back does not show it from the HTTP cache without a
 * request.
 */
const personal = { 'cache-control': cacheControl.personal, vary: 'Accept-Encoding, Cookie' } as const

/**
 * Creates the document handlers: public pages are rendered completely and cached, personal ones streamed with a nonce.
 */
export function createPageHandlers({
  build,
  publicOrigin,
  now,
  freshMs = 59_000,
  ...options
}: PageHandlersOptions) {
  const { log, load, pageContext, tagCollector } = options
  const renderer = { ...build.renderers, log }
  const cached = createPageCache(now, freshMs)
  const headers = createDocumentHeaders(publicOrigin.startsWith('https:'))

  const write = (page: NamedPage, url: URL, context: PageContext) => {
    const { head, frames = [] } = page
    const assets = build.assetsOf(page.name)
    const canonicalOf = ({ base }: Language) =>
      `${publicOrigin}${base}${base !== '' && url.pathname === '/' ? '' : url.pathname}${head.search ?? ''}`
    const parts = renderDocument(
      head,
      assets,
      { page, context, script: assets.page },
      canonicalOf(build.language),
      {
        language: build.language,
        messages: build.htmlDocumentMessages,
        alternates: build.languages.map((one) => ({ code: one.code, href: canonicalOf(one) })),
      },
    )
    const inline = {
      style: assets.css,
      speculation: speculationRules,
      chat: context.chat,
      imageHosts: context.imageHosts,
      frames,
    }
    return { parts, policy: (nonce?: string) => createContentSecurityPolicy(inline, nonce) }
  }

  const whole = async (
    page: NamedPage,
    url: URL,
    around: PageContext,
  ): Promise<Omit<RenderedPage, 'tags'>> => {
    const { parts, policy } = write(page, url, around)
    const html = await traced(page, async () =>
      renderToBuffer(renderer, await build.renderApp(page, around), parts),
    )
    return { html, policy: policy() }
  }

  const answerWhole = async (c: Context, loaded: LoadPageResult, url: URL, around: PageContext) => {
    if (loaded.kind === 'redirect') {
      c.header('cache-control', cacheControl.personal)
      return c.redirect(build.localizeHref(loaded.href), loaded.status)
    }
    const isPage = loaded.kind === 'page'
    const status = isPage ? 200 : loaded.status
    const page = isPage ? loaded.page : build.createErrorPage(loaded.status, around)
    const { html, policy } = await whole(page, url, around)
    return c.body(html, status, {
      ...headers,
      ...personal,
      'content-security-policy': policy,
      ...(status === 503 && { 'retry-after': '5' }),
    })
  }

  return {
    /** Handles a public page; `variant` distinguishes the renderings of one path. */
    async public(c: Context, url: URL, variant = ''): Promise<Response> {
      const around = await pageContext(c)
      let other: LoadPageResult | undefined
      const stored = await cached(`${around.currency} ${url.pathname} ${variant}`, async () => {
        const { value: loaded, tags } = await tagCollector.collect(() => load(url))
        if (loaded.kind === 'page') return { ...(await whole(loaded.page, url, around)), tags }
        other = loaded
        return loaded.kind === 'error' && loaded.status >= 500 ? 'failed' : undefined
      })
      if (!stored) return answerWhole(c, other ?? (await load(url)), url, around)
      const encoding = negotiateEncoding(c.req.header('accept-encoding'))
      // A weak ETag, because each encoding is the same page, but not the same bytes.
      const etag = encoding === undefined ? stored.etag : `W/${stored.etag}`
      const caching = isPubliclyCacheable(around)
        ? { ...packed, ...stored.tags, etag, 'cache-control': cacheControl.public }
        : // Shared caches do not vary by currency.
          { ...packed, 'cache-control': cacheControl.personal }
      if (isPubliclyCacheable(around) && isKnown(c.req.header('if-none-match'), stored.etag))
        return c.body(null, 304, caching)
      return c.body(await stored.body(encoding), 200, {
        ...headers,
        ...caching,
        ...(encoding && { 'content-encoding': encoding }),
        'content-security-policy': stored.policy,
      })
    },

    async personal(c: Context, url: URL): Promise<Response> {
      const [around, loaded] = await Promise.all([pageContext(c), load(url, c)])
      if (loaded.kind !== 'page') return answerWhole(c, loaded, url, around)
      const nonce = randomBytes(16).toString('base64')
      const { parts, policy } = write(loaded.page, url, around)
      const stream = await traced(loaded.page, async () =>
        renderToStream(renderer, await build.renderApp(loaded.page, around), parts, nonce),
      )
      return c.body(stream, 200, { ...headers, ...personal, 'content-security-policy': policy(nonce) })
    },

    failed: async (c: Context, url: URL): Promise<Response> =>
      answerWhole(c, { kind: 'error', status: 500 }, url, await pageContext(c)),
  }
}

/** Records the rendering of a page as a span; of a streamed page, until its shell is rendered. */
const traced = <Result>({ name }: NamedPage, render: () => Promise<Result>): Promise<Result> =>
  tracing.span({ name: `render ${name}` }, render)

// A compressed page has a weak ETag, so the browser repeats it with the prefix `W/`.
function isKnown(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
