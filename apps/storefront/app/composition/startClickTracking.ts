import { readCookieValue } from './readCookieValue.ts'
import { writeCookie } from './writeCookie.ts'

/** How long it is known where a click came from: 1/48 day, 30 minutes, in seconds (specification 1, section 9). */
const life = 30 * 60

/** How many sources of clicks are kept, the newest last (specification 1, section 4). */
const most = 3

const sources = 'click_order_source'

/** What is known of a tap on a product. */
export interface ProductClick {
  /** Where on the store it was: the page's kind, and the part of it where it has a name. */
  readonly from: string
  /** Path of the page it was on. */
  readonly referer: string
  /** Its place in its list, the first of which is 1. */
  readonly position: number
  /** Number of the product whose page it was on. */
  readonly productId: number | undefined
}

/** Writes down that a visit is under way, for another half hour; the flag keeps when it began. */
export function writeSessionStartCookie(now: Date): void {
  writeCookie(
    'session_start',
    readCookieValue(document.cookie, 'session_start') ?? String(now.getTime()),
    life,
  )
}

/** Writes down where a product was tapped. */
export function writeClickCookies({ from, referer, position, productId }: ProductClick): void {
  const before = readCookieValue(document.cookie, sources)?.split('|') ?? []
  writeCookie(sources, [...before, from].slice(-most).join('|'), life)
  writeCookie('clicked_from', from, life)
  writeCookie('product_referer', referer, life)
  writeCookie('product_clicked_position', String(position), life)
  writeCookie('referered_nid', productId === undefined ? '' : String(productId), life)
}

/** What is known of a tap on an element, where it was on a link to a product. */
export function findProductClick(
  target: EventTarget | null,
  productId: number | undefined,
): ProductClick | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin || !isProduct(link)) return undefined
  const list = link.closest('ul, ol')
  const hrefs = [...(list?.querySelectorAll('a') ?? [link])].filter(isProduct).map(({ pathname }) => pathname)
  const { pathname } = window.location
  const part = link.closest('section[id]')?.id
  // Nothing in a cookie but letters and digits: a path may hold anything.
  const kind = /^\/([a-z0-9-]+)/.exec(pathname)?.[1] ?? 'home'
  return {
    from: part === undefined ? kind : `${kind}:${part}`,
    referer: pathname.slice(0, 200),
    position: [...new Set(hrefs)].indexOf(link.pathname) + 1,
    productId,
  }
}

const isProduct = ({ pathname }: HTMLAnchorElement): boolean => pathname.startsWith('/p/')

/** What the gallery of a product's page asks for, so that the same file is fetched ahead. */
const inGallery =
  '(min-width: 1280px) 660px, (min-width: 1024px) 52vw, (min-width: 768px) 93vw, calc(100vw - 32px)'

/** Fetches the large picture of the product somebody points at, which its page will open with. */
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

/** Follows taps on products and pointers near them from now on; browser only. */
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
