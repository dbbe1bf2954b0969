/** Status of the last request for a visitor's data; earlier data stay, unless the user changed. */
export type UserResourceStatus =
  /** The request succeeded. */
  | 'idle'
  | 'reading'
  /** Nobody is logged in: there is nothing to show. */
  | 'guest'
  /** There is no such thing, or it is somebody else's. */
  | 'gone'
  | 'failed'
