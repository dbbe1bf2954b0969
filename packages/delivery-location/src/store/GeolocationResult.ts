/** Why the browser returns no position (specification 1, section 5). */
export type GeolocationErrorKind = 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'unsupported'

/** Result of locating the visitor. */
export type GeolocationResult =
  /** Coordinates in degrees. */
  | { readonly kind: 'found'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: GeolocationErrorKind }
