/** UI messages of an {@link AddressCard}. */
export interface AddressCardMessages {
  /** Label of an address of type 1. */
  readonly home: string
  /** Label of an address of type 2. */
  readonly office: string
  /** Label of an address that is neither of type 1 nor of type 2. */
  readonly others: string
  /** Shown while the deliverability check is running. */
  readonly checking: string
  /** Shown when the address is not deliverable. */
  readonly unavailable: string
}
