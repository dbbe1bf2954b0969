import { type addressCalls, serializeAddressType } from '@store/api-client/contract/addresses'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { AddressRow } from '../db/schema/addresses.ts'
import type { Handlers } from '../http/registerRoutes.ts'
import type { AddressService } from './createAddressService.ts'

/** Handles the address requests: each accesses only the signed-in user's book. */
export const addressHandlers = (addresses: AddressService): Handlers<typeof addressCalls> => ({
  list: async (_, { user }) => writeBook(await addresses.list(user.id)),
  add: async (address, { user }) => writeBook(await addresses.add(user.id, address)),
  change: async ({ id, ...address }, { user }) => writeBook(await addresses.change(user.id, id, address)),
  remove: async ({ id }, { user }) => writeBook(await addresses.remove(user.id, id)),
})

const writeBook = (book: readonly AddressRow[]) => ({ status: true as const, data: book.map(writeAddress) })

const writeAddress = ({ id, type, receiver, alternate }: AddressRow) => ({
  sno: id,
  delivery_first_name: receiver.fullName,
  delivery_city: receiver.city,
  delivery_postal_code: receiver.pincode,
  delivery_street1: receiver.address,
  delivery_country: receiver.country ?? indiaIsoCode,
  delivery_phone: receiver.contactNumber,
  delivery_phone_code: receiver.countryCode,
  ...(alternate && {
    delivery_alternate_phone: alternate.contactNumber,
    delivery_alternate_phone_code: alternate.countryCode,
  }),
  delivery_zone: '',
  // The shop has no zones, so the city is sent instead.
  zone_name: receiver.city,
  address_type: serializeAddressType(type),
  receiver_title: receiver.title,
})
