import { readCookieValue, writeCookie } from '@store/host'
import { getPathWithoutLocale } from '../../localizeHref.ts'

/** Lifetime of click cookies: 1/48 day, 30 minutes, in seconds (specification 1, section 9). */
const life = 30 * 60

/** Maximum number of click sources, the newest last (specification 1, section 4). */
const most = 3

const sources = 'click_order_source'

/** A click on a product. */
export interface ProductClick {
  /** Kind of the page, and its section if it has a name. */
  readonly from: string
  /** Path of the page. */
  readonly referer: string
  /** Position in its list, starting at 1. */
  readonly position: number
  /** Id of the product on whose page the click happened. */
  readonly productId: number | undefined
}

/** Extends the session start cookie by half an hour; its value keeps the start time. */
export function writeSessionStartCookie(now: Date): void {
  writeCookie(
    'session_start',
    readCookieValue(document.cookie, 'session_start') ?? String(now.getTime()),
    life,
  )
}

/** Writes the cookies of a product click. */
export function writeClickCookies({ from, referer, position, productId }: ProductClick): void {
  const before = readCookieValue(document.cookie, sources)?.split('|') ?? []
  writeCookie(sources, [...before, from].slice(-most).join('|'), life)
  writeCookie('clicked_from', from, life)
  writeCookie('product_referer', referer, life)
  writeCookie('product_clicked_position', String(position), life)
  writeCookie('referered_nid', productId === undefined ? '' : String(productId), life)
}

/** Returns the product click of an element that is in a link to a product; `undefined` otherwise. */
export function findProductClick(
  target: EventTarget | null,
  productId: number | undefined,
): ProductClick | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin || !isProduct(link)) return undefined
  const list = link.closest('ul, ol')
  const hrefs = [...(list?.querySelectorAll('a') ?? [link])].filter(isProduct).map(({ pathname }) => pathname)
  const pathname = getPathWithoutLocale(window.location.pathname)
  const part = link.closest('section[id]')?.id
  // Only letters and digits in a cookie, because a path may contain anything.
  const kind = /^\/([a-z0-9-]+)/.exec(pathname)?.[1] ?? 'home'
  return {
    from: part === undefined ? kind : `${kind}:${part}`,
    referer: pathname.slice(0, 200),
    position: [...new Set(hrefs)].indexOf(link.pathname) + 1,
    productId,
  }
}

const isProduct = ({ pathname }: HTMLAnchorElement): boolean =>
  getPathWithoutLocale(pathname).startsWith('/p/')

/** Image sizes of the product gallery, so that the same file is prefetched. */
const inGallery =
  '(min-width: 1280px) 660px, (min-width: 1024px) 52vw, (min-width: 768px) 93vw, calc(100vw - 32px)'

/** Prefetches the first large picture on the page of the product under the pointer. */
export function prefetchPicture(target: EventTarget | null): HTMLImageElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const card = link && isProduct(link) ? (link.closest('article, li') ?? link) : null
  const shown = card?.querySelector<HTMLImageElement>('img[srcset]')
  if (!shown || savesData()) return undefined
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.sizes = inGallery
  picture.srcset = shown.srcset
  return picture
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return Reflect.get(Object(connection), 'saveData') === true
}

/** Starts tracking product clicks and hovers; browser only. */
export function startClickTracking(productId: () => number | undefined): void {
  writeSessionStartCookie(new Date())
  const fetched = new Set<string>()
  document.addEventListener(
    'click',
    ({ target }) => {
      const click = findProductClick(target, productId())
      if (click) writeClickCookies(click)
    },
    { capture: true },
  )
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || fetched.has(link.href)) return
      fetched.add(link.href)
      prefetchPicture(target)
    },
    { passive: true },
  )
}
