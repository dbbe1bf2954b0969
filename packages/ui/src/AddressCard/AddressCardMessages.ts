/** Words of an {@link AddressCard}. */
export interface AddressCardMessages {
  /** Kind of an address of type 1. */
  readonly home: string
  /** Kind of an address of type 2. */
  readonly office: string
  /** Kind of an address of any other type. */
  readonly others: string
  /** While it is found out whether it can be delivered to. */
  readonly checking: string
  /** It cannot be delivered to. */
  readonly unavailable: string
}
