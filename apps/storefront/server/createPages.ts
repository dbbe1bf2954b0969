import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { type CachedPage, createPageCache } from './cache.ts'
import { speculationRules, writeDocument } from './document.ts'
import type { HostBuild } from './HostBuild.ts'
import { cacheControl, contentSecurityPolicy, documentHeaders } from './headers.ts'
import { failed, type LoadedPage } from './loadPage.ts'
import { renderStream, renderWhole } from './render.ts'

/** What pages are answered with. */
export interface PagesOptions {
  readonly build: HostBuild
  readonly publicOrigin: string
  readonly isDemo: boolean
  readonly now: () => number
  readonly log: (message: string, cause: unknown) => void
  /** Loads the page of an address, for the visitor of a cookie or for nobody in particular. */
  readonly load: (url: URL, cookie?: string) => Promise<LoadedPage>
}

type Page = Extract<LoadedPage, { readonly kind: 'page' }>

/** Answers documents: public pages whole and from the cache, personal ones streamed with a nonce. */
export function createPages({ build, publicOrigin, isDemo, now, log, load }: PagesOptions) {
  const renderer = { render: build.renderToPipeableStream, log }
  const cached = createPageCache(now)
  const headers = documentHeaders(publicOrigin.startsWith('https:'))

  const write = ({ page, head }: Page, url: URL) => {
    const assets = build.assetsOf(page.name)
    const parts = writeDocument(
      head,
      assets,
      { page, isDemo },
      `${publicOrigin}${url.pathname}${head.search ?? ''}`,
    )
    const inline = { style: assets.css, speculation: speculationRules }
    return { parts, policy: (nonce?: string) => contentSecurityPolicy(inline, nonce) }
  }

  const whole = async (page: Page, url: URL): Promise<CachedPage> => {
    const { parts, policy } = write(page, url)
    const body = await build.openBody(page.page, isDemo)
    return { html: await renderWhole(renderer, body, parts), policy: policy() }
  }

  const answerWhole = async (c: Context, loaded: LoadedPage, url: URL) => {
    if (loaded.kind === 'redirect') return c.redirect(loaded.href, loaded.status)
    const { html, policy } = await whole(loaded, url)
    return c.body(html, loaded.status, {
      ...headers,
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
  }

  return {
    /** `variant` tells apart the renderings that one path has. */
    async public(c: Context, url: URL, variant = ''): Promise<Response> {
      let other: LoadedPage | undefined
      const kept = await cached(`${url.pathname} ${variant}`, async () => {
        const loaded = await load(url)
        if (loaded.kind === 'page' && loaded.status === 200) return whole(loaded, url)
        other = loaded
        return undefined
      })
      if (!kept) return answerWhole(c, other ?? (await load(url)), url)
      const caching = { etag: kept.etag, 'cache-control': cacheControl.public }
      if (isKnown(c.req.header('if-none-match'), kept.etag)) return c.body(null, 304, caching)
      return c.body(kept.html, 200, { ...headers, ...caching, 'content-security-policy': kept.policy })
    },

    async personal(c: Context, url: URL): Promise<Response> {
      const loaded = await load(url, c.req.header('cookie'))
      if (loaded.kind === 'redirect' || loaded.status !== 200) return answerWhole(c, loaded, url)
      const nonce = randomBytes(16).toString('base64')
      const { parts, policy } = write(loaded, url)
      const body = await build.openBody(loaded.page, isDemo)
      const stream = await renderStream(renderer, body, parts, nonce)
      const caching = { 'cache-control': cacheControl.personal, 'content-security-policy': policy(nonce) }
      return c.body(stream, 200, { ...headers, ...caching })
    },

    failed: (c: Context, url: URL): Promise<Response> => answerWhole(c, failed(build.brand.name), url),
  }
}

// Compression makes the tag weak on its way out, so it comes back as W/"…".
function isKnown(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
