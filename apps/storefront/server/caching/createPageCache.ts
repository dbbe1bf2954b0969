import { createHash } from 'node:crypto'
import { type ContentEncoding, compressBody } from '../http/contentEncoding.ts'

/** A page that is rendered completely. */
export interface RenderedPage {
  readonly html: Buffer<ArrayBuffer>
  readonly policy: string
  /** Header with its cache tags; empty without a CDN. */
  readonly tags: Readonly<Record<string, string>>
}

/** Renders a page: `undefined` for one that must not be cached, `failed` if its data could not be loaded. */
export type RenderPage = () => Promise<RenderedPage | 'failed' | undefined>

/** A page from the cache. */
export interface PageCacheEntry {
  readonly etag: string
  readonly policy: string
  /** Header with its cache tags; empty without a CDN. */
  readonly tags: Readonly<Record<string, string>>
  /** Returns the body for a content encoding; each is compressed once. */
  readonly body: (encoding: ContentEncoding | undefined) => Promise<Buffer<ArrayBuffer>>
}

interface Entry {
  readonly page: PageCacheEntry
  /** Time from which a request re-renders the page in the background. */
  readonly renewFrom: number
  /** Time until which the page is served while a new one is rendered. */
  readonly freshUntil: number
  /** Time until which the page is served while no new one can be rendered. */
  readonly staleUntil: number
}

/**
 * How long a page is served while rendering fails, the delay until the next retry, and the maximum number of cached
 * pages.
 */
const pageLife = { staleMs: 600_000, retryMs: 5_000, most: 500 } as const

/** The part of its lifetime in which a requested page is rendered again. */
const lastPart = 1 / 4

/**
 * Caches public pages, so that none is older than `freshMs`. A page that is requested in the last quarter of its
 * lifetime is rendered again in the background (stale-while-revalidate); otherwise, the next request waits for its
 * rendering. While pages cannot be rendered, the last one is served for ten minutes. Concurrent requests for one page
 * share one rendering.
 * @param freshMs Milliseconds for which a page is fresh; 0 disables the cache.
 */
export function createPageCache(now: () => number, freshMs: number) {
  const pages = new Map<string, Entry>()
  const making = new Map<string, Promise<PageCacheEntry | undefined>>()

  const make = (key: string, render: RenderPage) => {
    const underWay = making.get(key)
    if (underWay) return underWay
    const startedAt = now()
    const made = render()
      .then(
        (page) => {
          if (page === 'failed') return reuse(key)
          if (page) return keep(key, page, startedAt)
          pages.delete(key)
          return undefined
        },
        (cause: unknown) => {
          const last = reuse(key)
          if (last) return last
          throw cause
        },
      )
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  const keep = (key: string, { html, policy, tags }: RenderedPage, startedAt: number): PageCacheEntry => {
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    const page = { etag, policy, tags, body: packOnce(html) }
    pages.delete(key)
    pages.set(key, {
      page,
      renewFrom: startedAt + freshMs * (1 - lastPart),
      freshUntil: startedAt + freshMs,
      staleUntil: startedAt + freshMs + pageLife.staleMs,
    })
    const oldest = pages.size > pageLife.most ? pages.keys().next().value : undefined
    if (oldest !== undefined) pages.delete(oldest)
    return page
  }

  /** Returns the last page of a key whose rendering failed; requests get it immediately until the next retry. */
  const reuse = (key: string): PageCacheEntry | undefined => {
    const last = pages.get(key)
    if (!last || now() >= last.staleUntil) return undefined
    const renewFrom = now() + pageLife.retryMs
    const freshUntil = Math.min(Math.max(last.freshUntil, renewFrom), last.staleUntil)
    pages.set(key, { ...last, renewFrom, freshUntil })
    return last.page
  }

  /** Returns the page of a key; `undefined` for a page that must not be cached or does not exist. */
  return async (key: string, render: RenderPage): Promise<PageCacheEntry | undefined> => {
    if (freshMs === 0) return undefined
    const found = pages.get(key)
    if (!found || now() >= found.freshUntil) return make(key, render)
    // A failed background rendering is retried by a later request.
    if (now() >= found.renewFrom) make(key, render).catch(() => undefined)
    return found.page
  }
}

function packOnce(plain: Buffer<ArrayBuffer>): PageCacheEntry['body'] {
  const packed = new Map<ContentEncoding, Promise<Buffer<ArrayBuffer>>>()
  return async (encoding) => {
    if (encoding === undefined) return plain
    const found = packed.get(encoding) ?? compressBody(plain, encoding)
    packed.set(encoding, found)
    return found
  }
}
