/** An address as it was saved; what is missing is left out. */
export interface SavedAddress {
  /** What kind it is: `1` home, `2` office, anything else another. */
  readonly type: string
  /** Who receives there. */
  readonly receiver: string
  /** House, street and area. */
  readonly street: string
  readonly city: string
  readonly pincode: string
  /** Telephone number, written as it shall be read. */
  readonly phone?: string | undefined
}
