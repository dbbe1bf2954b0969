import { normalizeName } from './normalizeName.ts'

/** The place that an id identifies. */
export type ParsedPlaceId =
  | { readonly kind: 'city'; readonly cityId: string }
  | { readonly kind: 'pincode'; readonly pincode: string }
  | { readonly kind: 'locality'; readonly pincode: string; readonly slug: string }
  /** A city abroad; the country is its two-letter code in lower case. */
  | { readonly kind: 'worldCity'; readonly country: string; readonly cityId: string }

/** Returns the slug of a locality in an id: `banjara-hills`. */
export const toLocalitySlug = (name: string): string => normalizeName(name).replaceAll(' ', '-')

/** Formats the id of a place; the format must never change, because ids are permanent. */
export function formatPlaceId(place: ParsedPlaceId): string {
  switch (place.kind) {
    case 'city':
      return `in:city:${place.cityId}`
    case 'pincode':
      return `in:pin:${place.pincode}`
    case 'locality':
      return `in:loc:${place.pincode}:${place.slug}`
    case 'worldCity':
      return `${place.country}:city:${place.cityId}`
  }
}

/** Parses the id of a place; `undefined` if malformed. */
export function parsePlaceId(id: string): ParsedPlaceId | undefined {
  const [country = '', kind, name = '', slug, ...more] = id.split(':')
  if (!/^[a-z]{2}$/.test(country) || name === '' || more.length > 0) return undefined
  if (kind === 'city' && slug === undefined) {
    return country === 'in' ? { kind, cityId: name } : { kind: 'worldCity', country, cityId: name }
  }
  if (country !== 'in' || !/^\d{6}$/.test(name)) return undefined
  if (kind === 'pin' && slug === undefined) return { kind: 'pincode', pincode: name }
  if (kind === 'loc' && slug !== undefined && slug !== '') return { kind: 'locality', pincode: name, slug }
  return undefined
}
