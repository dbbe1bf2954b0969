/** Status of the last request for a visitor's data. Earlier data stay, unless the user changed. */
export type OrderDataStatus =
  /** The request succeeded. */
  | 'idle'
  | 'reading'
  /** The visitor is not logged in, so there is nothing to show. */
  | 'guest'
  /** The resource does not exist or belongs to another user. */
  | 'gone'
  | 'failed'
