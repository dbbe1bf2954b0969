/** Why the browser does not say where the visitor is (specification 1, section 5). */
export type PositionErrorKind = 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'unsupported'

/** What the browser says of where the visitor is. */
export type PositionResult =
  /** In degrees. */
  | { readonly kind: 'found'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: PositionErrorKind }
