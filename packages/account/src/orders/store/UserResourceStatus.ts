/** How the last reading of what belongs to a visitor went; what was read before stays, unless it is nobody's any more. */
export type UserResourceStatus =
  /** It was answered. */
  | 'idle'
  | 'reading'
  /** Nobody is logged in: there is nothing to show. */
  | 'guest'
  /** There is no such thing, or it is somebody else's. */
  | 'gone'
  | 'failed'
