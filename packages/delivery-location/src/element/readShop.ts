/** Which shop an element asks. */
export interface ElementShop {
  /** Origin of the API; empty where it is the page's own. */
  readonly baseUrl: string
  /** Slug of the brand. */
  readonly brand: string
}

/** Reads the attributes `api` and `brand`; `undefined` where they name no shop this page may speak to. */
export function readShop(element: HTMLElement): ElementShop | undefined {
  const brand = element.getAttribute('brand')
  const api = element.getAttribute('api')
  if (!brand || !api || !URL.canParse(api)) return undefined
  const { origin, protocol } = new URL(api)
  // A page that came over TLS speaks to nobody without it; a browser would not let it.
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && location.protocol === 'http:')
  if (!isAllowed) return undefined
  return { brand, baseUrl: origin === location.origin ? '' : origin }
}
