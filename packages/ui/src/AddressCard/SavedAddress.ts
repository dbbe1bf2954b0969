/** A saved address; missing parts are omitted. */
export interface SavedAddress {
  /** Address type: `1` is home, `2` is office, anything else is another kind. */
  readonly type: string
  /** Name of the receiver. */
  readonly receiver: string
  /** House, street and area. */
  readonly street: string
  readonly city: string
  readonly pincode: string
  /** Telephone number, formatted for display. */
  readonly phone?: string | undefined
}
