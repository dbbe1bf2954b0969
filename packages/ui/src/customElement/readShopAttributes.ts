import { readLocale } from './readLocale.ts'

/** The shop that an element connects to. */
export interface ElementShopSettings {
  /** Origin of the API; empty if it is the page's own. */
  readonly baseUrl: string
  /** Slug of the brand. */
  readonly brand: string
  /** Language of the page, as a BCP 47 tag. */
  readonly locale: string | undefined
}

/** Reads the element's attributes; `undefined` if `api` and `brand` name no shop that this page may call. */
export function readShopAttributes(element: HTMLElement): ElementShopSettings | undefined {
  const brand = element.getAttribute('brand')
  const api = element.getAttribute('api')
  if (!brand || !api || !URL.canParse(api)) return undefined
  const { origin, protocol } = new URL(api)
  // An HTTPS page may only call HTTPS APIs; the browser blocks mixed content.
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && location.protocol === 'http:')
  if (!isAllowed) return undefined
  return { brand, baseUrl: origin === location.origin ? '' : origin, locale: readLocale(element) }
}
