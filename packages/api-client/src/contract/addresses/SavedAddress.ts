import { integer, minValue, number, object, optional, pipe, string, transform } from 'valibot'
import { type AddressType, type AlternateContact, parseAddressType } from '../rules/addressType.ts'
import { indiaIsoCode } from '../rules/isPincode.ts'
import type { Receiver } from '../rules/validateReceiver.ts'

/** An address of the signed-in user's address book. */
export interface SavedAddress {
  /** Its id, the wire's `sno`. */
  readonly id: number
  readonly type: AddressType
  readonly receiver: Receiver
  /** Missing when the user gave none. */
  readonly alternate?: AlternateContact | undefined
  /** Name of the delivery zone; the city where there are no zones. */
  readonly zone: string
}

const readTitle = (text: string): Receiver['title'] => (text === 'Mrs.' || text === 'Ms.' ? text : 'Mr.')

/** Parses a saved address (specification 2, section 3). */
export const savedAddress = pipe(
  object({
    sno: pipe(number(), integer(), minValue(1)),
    delivery_first_name: string(),
    delivery_city: string(),
    delivery_postal_code: string(),
    delivery_street1: string(),
    /** ISO numeric code. */
    delivery_country: optional(pipe(number(), integer()), indiaIsoCode),
    delivery_phone: string(),
    delivery_phone_code: optional(string(), '+91'),
    delivery_alternate_phone: optional(string(), ''),
    delivery_alternate_phone_code: optional(string(), '+91'),
    delivery_zone: string(),
    zone_name: string(),
    address_type: string(),
    receiver_title: string(),
  }),
  transform(
    (wire): SavedAddress => ({
      id: wire.sno,
      type: parseAddressType(wire.address_type),
      receiver: {
        title: readTitle(wire.receiver_title),
        fullName: wire.delivery_first_name,
        address: wire.delivery_street1,
        city: wire.delivery_city,
        pincode: wire.delivery_postal_code,
        ...(wire.delivery_country !== indiaIsoCode && { country: wire.delivery_country }),
        countryCode: wire.delivery_phone_code,
        contactNumber: wire.delivery_phone,
      },
      ...(wire.delivery_alternate_phone !== '' && {
        alternate: {
          countryCode: wire.delivery_alternate_phone_code,
          contactNumber: wire.delivery_alternate_phone,
        },
      }),
      zone: wire.zone_name,
    }),
  ),
)
