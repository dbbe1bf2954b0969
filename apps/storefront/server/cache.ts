import { createHash } from 'node:crypto'
import { type Encoding, encode } from './encoding.ts'

/** A page as it was rendered whole. */
export interface CachedPage {
  readonly html: Buffer<ArrayBuffer>
  readonly policy: string
}

/** A page from the cache. */
export interface KeptPage {
  readonly etag: string
  readonly policy: string
  /** Its bytes as they go over the wire, which are packed once. */
  readonly body: (encoding: Encoding | undefined) => Promise<Buffer<ArrayBuffer>>
}

interface Entry {
  readonly page: KeptPage
  readonly freshUntil: number
}

/** How long a page may be shown while a new one is made, and how many are kept. */
const pageLife = { staleMs: 600_000, most: 500 } as const

/**
 * Keeps public pages: fresh for a while, then shown once more while one new rendering is under way. A page that
 * is being made is made once, however many ask for it.
 * @param freshMs Milliseconds a page is fresh; 0 keeps none.
 */
export function createPageCache(now: () => number, freshMs: number) {
  const pages = new Map<string, Entry>()
  const making = new Map<string, Promise<KeptPage | undefined>>()

  const make = (key: string, render: () => Promise<CachedPage | undefined>) => {
    const underWay = making.get(key)
    if (underWay) return underWay
    const made = render()
      .then((page) => page && keep(key, page))
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  const keep = (key: string, { html, policy }: CachedPage): KeptPage => {
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    const kept = { etag, policy, body: packOnce(html) }
    pages.delete(key)
    pages.set(key, { page: kept, freshUntil: now() + freshMs })
    const oldest = pages.size > pageLife.most ? pages.keys().next().value : undefined
    if (oldest !== undefined) pages.delete(oldest)
    return kept
  }

  /** The page of a key; `render` answers nothing for what must not be kept, and nothing is answered where none are. */
  return async (
    key: string,
    render: () => Promise<CachedPage | undefined>,
  ): Promise<KeptPage | undefined> => {
    if (freshMs === 0) return undefined
    const found = pages.get(key)
    if (found && now() < found.freshUntil) return found.page
    if (found && now() < found.freshUntil + pageLife.staleMs) {
      // Whoever asks now is answered at once; a failed rendering leaves the old page for the next try.
      make(key, render).catch(() => undefined)
      return found.page
    }
    return make(key, render)
  }
}

function packOnce(plain: Buffer<ArrayBuffer>): KeptPage['body'] {
  const packed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>()
  return async (encoding) => {
    if (encoding === undefined) return plain
    const found = packed.get(encoding) ?? encode(plain, encoding)
    packed.set(encoding, found)
    return found
  }
}
