import { createHash } from 'node:crypto'
import { createRevalidatingCache } from '@store/api'
import { type ContentEncoding, compressBody } from '../http/contentEncoding.ts'

/** A page rendered as a whole. */
export interface RenderedPage {
  readonly html: Buffer<ArrayBuffer>
  readonly policy: string
  /** Header with its cache tags; empty without a CDN. */
  readonly tags: Readonly<Record<string, string>>
}

/** Renders a page: `undefined` for one that must not be cached, `failed` when its data could not be loaded. */
export type RenderPage = () => Promise<RenderedPage | 'failed' | undefined>

/** A page from the cache. */
export interface PageCacheEntry {
  readonly etag: string
  readonly policy: string
  /** Header with its cache tags; empty without a CDN. */
  readonly tags: Readonly<Record<string, string>>
  /** The body for a content encoding, which is compressed once. */
  readonly body: (encoding: ContentEncoding | undefined) => Promise<Buffer<ArrayBuffer>>
}

/** The data of a page could not be loaded. */
class LoadError extends Error {}

/**
 * Caches public pages, so that none is older than `freshMs`. If a page is requested in the last quarter of its
 * lifetime, it is rendered again in the background (stale-while-revalidate); otherwise, the first request after its
 * lifetime waits for the rendering. While pages cannot be rendered, the last one is served for ten minutes, and
 * rendering is tried again every five seconds. Concurrent requests for one page share one rendering.
 * @param freshMs Milliseconds a page is fresh; 0 caches none.
 */
export function createPageCache(now: () => number, freshMs: number) {
  const pages = createRevalidatingCache<PageCacheEntry | undefined>({
    freshMs,
    staleMs: 600_000,
    retryMs: 5_000,
    now,
  })
  /** Returns the page of a key; `undefined` for a page that must not be cached or does not exist. */
  return async (key: string, render: RenderPage): Promise<PageCacheEntry | undefined> => {
    if (freshMs === 0) return undefined
    try {
      return await pages(key, async () => {
        const page = await render()
        if (page === 'failed') throw new LoadError()
        return page && toEntry(page)
      })
    } catch (cause) {
      if (cause instanceof LoadError) return undefined
      throw cause
    }
  }
}

function toEntry({ html, policy, tags }: RenderedPage): PageCacheEntry {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  return { etag, policy, tags, body: packOnce(html) }
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
