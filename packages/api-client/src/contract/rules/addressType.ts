/** All types of an address: the wire's '1', '2' and anything else (specification 1, section 3). */
export const addressTypes = ['home', 'office', 'other'] as const

/** Type of an address. */
export type AddressType = (typeof addressTypes)[number]

/** An alternate number to call when the first is not answered. */
export interface AlternateContact {
  /** Country code with its plus. @default '+91' */
  readonly countryCode: string
  /** Mobile number without the country code. */
  readonly contactNumber: string
}

const types: Readonly<Record<string, AddressType>> = { '1': 'home', '2': 'office' }

/** Serializes an address type for the wire. */
export const serializeAddressType = (type: AddressType): '1' | '2' | '3' =>
  type === 'home' ? '1' : type === 'office' ? '2' : '3'

/** Parses `address_type`. */
export const parseAddressType = (wire: string): AddressType => types[wire] ?? 'other'
