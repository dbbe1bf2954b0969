import { integer, minValue, number, object, optional, pipe, string, transform } from 'valibot'
import { collectAddressTexts, optionalAddressFields, requiredAddressFields } from '../rules/addressFields.ts'
import {
  type AddressType,
  type AlternateContact,
  parseAddressType,
  serializeAddressType,
} from '../rules/addressType.ts'
import { indiaIsoCode } from '../rules/isPincode.ts'
import { mapToRecord } from '../rules/mapToRecord.ts'
import { type Receiver, receiverTitles } from '../rules/validateReceiver.ts'

/** An address of the signed-in user's address book. */
export interface SavedAddress {
  /** Id of the address, the wire's `sno`. */
  readonly id: number
  readonly type: AddressType
  readonly receiver: Receiver
  /** Alternate number to call; missing when the user gave none. */
  readonly alternate?: AlternateContact | undefined
  /** Name of the delivery zone; the city where there are no zones. */
  readonly zone: string
}

/** Parses a saved address (specification 2, section 3). */
export const savedAddressSchema = pipe(
  object({
    sno: pipe(number(), integer(), minValue(1)),
    ...mapToRecord(requiredAddressFields, ({ wireName }) => [wireName, string()]),
    ...mapToRecord(optionalAddressFields, ({ wireName }) => [wireName, optional(string(), '')]),
    /** ISO numeric code. */
    delivery_country: optional(pipe(number(), integer()), indiaIsoCode),
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
        title: receiverTitles.find((title) => title === wire.receiver_title) ?? 'Mr.',
        ...collectAddressTexts(({ wireName }) => wire[wireName]),
        ...(wire.delivery_country !== indiaIsoCode && { country: wire.delivery_country }),
        countryCode: wire.delivery_phone_code,
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

/** Serializes a saved address of a shop without delivery zones: the field of the zone contains the city. */
export const serializeSavedAddress = ({
  id,
  type,
  receiver,
  alternate,
}: Pick<SavedAddress, 'id' | 'type' | 'receiver'> & {
  readonly alternate?: AlternateContact | null | undefined
}) => ({
  sno: id,
  ...mapToRecord(requiredAddressFields, ({ name, wireName }) => [wireName, receiver[name]]),
  ...mapToRecord(optionalAddressFields, ({ name, wireName }) => [wireName, receiver[name]]),
  delivery_country: receiver.country ?? indiaIsoCode,
  delivery_phone_code: receiver.countryCode,
  ...(alternate && {
    delivery_alternate_phone: alternate.contactNumber,
    delivery_alternate_phone_code: alternate.countryCode,
  }),
  delivery_zone: '',
  zone_name: receiver.city,
  address_type: serializeAddressType(type),
  receiver_title: receiver.title,
})
