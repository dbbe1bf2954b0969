/** Why the browser does not say where the visitor is (specification 1, section 5). */
export type PositionRefusal = 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'unsupported'

/** What the browser says of where the visitor is. */
export type PositionAnswer =
  /** In degrees. */
  | { readonly kind: 'found'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: PositionRefusal }
