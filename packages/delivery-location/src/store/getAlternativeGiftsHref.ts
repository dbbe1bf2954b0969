/**
 * Returns the URL of the page with gifts of the same kind, for a location without delivery of this product
 * (specification 2, section 2, "Other").
 */
export function getAlternativeGiftsHref(
  type: string,
  through: 'vendor' | 'courier' | 'vendorOrCourier',
): string {
  if (type === 'plant' && through === 'courier') return '/plants/pan-india'
  return pages[type] ?? `/${type}s`
}

const pages: Readonly<Record<string, string>> = {
  cake: '/cakes/regular',
  flower: '/flowers',
  gift: '/gifts',
  plant: '/plants',
  rakhi: '/send-rakhi',
  combo: '/combos',
}
