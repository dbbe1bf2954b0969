import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { PageContext } from '../app/PageContext.ts'
import { negotiateEncoding } from './contentEncoding.ts'
import { createPageCache, type RenderedPage } from './createPageCache.ts'
import { isPubliclyCacheable } from './createPageContext.ts'
import type { HostBuild } from './HostBuild.ts'
import { cacheControl, contentSecurityPolicy, documentHeaders } from './headers.ts'
import { createErrorPage, type LoadPageResult } from './loadPage.ts'
import { renderToBuffer, renderToStream } from './render.ts'
import { renderDocument, speculationRules } from './renderDocument.ts'

/** What pages are answered with. */
export interface PageHandlersOptions {
  readonly build: HostBuild
  readonly publicOrigin: string
  readonly now: () => number
  /** Milliseconds a public page is fresh; 0 renders each anew. @default 59000 */
  readonly freshMs?: number | undefined
  readonly log: (message: string, cause: unknown) => void
  /** Loads the page of an address, for the visitor of a cookie or for nobody in particular. */
  readonly load: (url: URL, cookie?: string) => Promise<LoadPageResult>
  /** What a page is shown in. */
  readonly pageContext: (c: Context) => Promise<PageContext>
}

// Said here, for what packs it would copy the whole answer to say it.
const packed = { vary: 'Accept-Encoding' } as const

type Page = Extract<LoadPageResult, { readonly kind: 'page' }>

/** Answers documents: public pages whole and from the cache, personal ones streamed with a nonce. */
export function createPageHandlers({
  build,
  publicOrigin,
  now,
  freshMs = 59_000,
  ...options
}: PageHandlersOptions) {
  const { log, load, pageContext } = options
  const renderer = { ...build.renderers, log }
  const cached = createPageCache(now, freshMs)
  const headers = documentHeaders(publicOrigin.startsWith('https:'))

  const write = ({ page, head }: Page, url: URL, context: PageContext) => {
    const assets = build.assetsOf(page.name)
    const parts = renderDocument(
      head,
      assets,
      { page, context, script: assets.page },
      `${publicOrigin}${url.pathname}${head.search ?? ''}`,
    )
    const inline = {
      style: assets.css,
      speculation: speculationRules,
      chat: context.chat,
      frames: framesOf(page),
    }
    return { parts, policy: (nonce?: string) => contentSecurityPolicy(inline, nonce) }
  }

  const whole = async (page: Page, url: URL, around: PageContext): Promise<RenderedPage> => {
    const { parts, policy } = write(page, url, around)
    const body = await build.renderApp(page.page, around)
    return { html: await renderToBuffer(renderer, body, parts), policy: policy() }
  }

  const answerWhole = async (c: Context, loaded: LoadPageResult, url: URL, around: PageContext) => {
    if (loaded.kind === 'redirect') {
      c.header('cache-control', cacheControl.personal)
      return c.redirect(loaded.href, loaded.status)
    }
    const { html, policy } = await whole(withCategories(loaded, around), url, around)
    return c.body(html, loaded.status, {
      ...headers,
      ...packed,
      'cache-control': cacheControl.personal,
      'content-security-policy': policy,
      ...(loaded.status === 503 && { 'retry-after': '5' }),
    })
  }

  return {
    /** `variant` tells apart the renderings that one path has. */
    async public(c: Context, url: URL, variant = ''): Promise<Response> {
      const around = await pageContext(c)
      let other: LoadPageResult | undefined
      const kept = await cached(`${around.currency} ${url.pathname} ${variant}`, async () => {
        const loaded = await load(url)
        if (loaded.kind === 'page' && loaded.status === 200) return whole(loaded, url, around)
        other = loaded
        return loaded.kind === 'page' && loaded.status >= 500 ? 'failed' : undefined
      })
      if (!kept) return answerWhole(c, other ?? (await load(url)), url, around)
      const encoding = negotiateEncoding(c.req.header('accept-encoding'))
      // Packed in two ways it is the same page, but not the same bytes.
      const etag = encoding === undefined ? kept.etag : `W/${kept.etag}`
      const caching = isPubliclyCacheable(around)
        ? { ...packed, etag, 'cache-control': cacheControl.public }
        : // Whoever keeps pages on the way knows nothing of currencies.
          { ...packed, 'cache-control': cacheControl.personal }
      if (isPubliclyCacheable(around) && isKnown(c.req.header('if-none-match'), kept.etag))
        return c.body(null, 304, caching)
      return c.body(await kept.body(encoding), 200, {
        ...headers,
        ...caching,
        ...(encoding && { 'content-encoding': encoding }),
        'content-security-policy': kept.policy,
      })
    },

    async personal(c: Context, url: URL): Promise<Response> {
      const [around, loaded] = await Promise.all([pageContext(c), load(url, c.req.header('cookie'))])
      if (loaded.kind === 'redirect' || loaded.status !== 200) return answerWhole(c, loaded, url, around)
      const nonce = randomBytes(16).toString('base64')
      const { parts, policy } = write(loaded, url, around)
      const body = await build.renderApp(loaded.page, around)
      const stream = await renderToStream(renderer, body, parts, nonce)
      const caching = {
        ...packed,
        'cache-control': cacheControl.personal,
        'content-security-policy': policy(nonce),
      }
      return c.body(stream, 200, { ...headers, ...caching })
    },

    failed: async (c: Context, url: URL): Promise<Response> =>
      answerWhole(c, createErrorPage(build.brand.name, 500), url, await pageContext(c)),
  }
}

/** The not-found page leads to the categories that there are. */
const withCategories = (loaded: Page, { menus }: PageContext): Page =>
  loaded.page.name === 'notFound'
    ? { ...loaded, page: { name: 'notFound', data: { categories: menus?.map(({ href }) => href) } } }
    : loaded

/** A gift that is designed shows its customiser in a frame: the store's own, or that of another site. */
function framesOf(page: Page['page']): readonly string[] {
  const personalised = page.name === 'product' ? page.data.product.personalised : undefined
  if (!personalised) return []
  return [personalised.customiser === undefined ? "'self'" : new URL(personalised.customiser).origin]
}

// Of a packed page the tag is weak, so it comes back as W/"…".
function isKnown(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
