import fc from 'fast-check'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  addressFields,
  formatAddressLines,
  mapAddressFields,
  requiredAddressFields,
} from '../rules/addressFields.ts'
import { addressTypes } from '../rules/addressType.ts'
import { isSameAddress } from '../rules/isSameAddress.ts'
import { receiverTitles } from '../rules/validateReceiver.ts'
import { addAddress } from './addAddress.ts'
import { changeAddress } from './changeAddress.ts'
import type { NewAddress } from './NewAddress.ts'
import { savedAddressSchema, serializeSavedAddress } from './SavedAddress.ts'

const phone = { countryCode: fc.constantFrom('+91', '+44'), contactNumber: fc.stringMatching(/^\d{1,14}$/) }

/** Any address in any field of the definition, the optional ones present or missing. */
const anyAddress: fc.Arbitrary<NewAddress> = fc
  .record({
    type: fc.constantFrom(...addressTypes),
    texts: fc.record(
      mapAddressFields(() => fc.stringMatching(/^\w{1,9}$/)),
      { requiredKeys: requiredAddressFields.map(({ name }) => name) },
    ),
    title: fc.constantFrom(...receiverTitles),
    phone: fc.record(phone),
    country: fc.option(fc.integer({ min: 1, max: 355 }), { nil: undefined }),
    alternate: fc.option(fc.record(phone), { nil: undefined }),
  })
  .map(({ type, title, texts, country, alternate, ...one }) => ({
    type,
    receiver: { ...texts, title, ...one.phone, ...(country && { country }) },
    ...(alternate && { alternate }),
  }))

describe('every address', () => {
  it('round-trips through a request to add or change it', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(parse(addAddress.input, addAddress.encode(address))).toEqual(address)
        expect(parse(changeAddress.input, changeAddress.encode({ ...address, id: 7 }))).toEqual({
          ...address,
          id: 7,
        })
      }),
    )
  })

  it('round-trips through a response of the address book', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const saved = { id: 7, ...address, zone: address.receiver.city }
        expect(parse(savedAddressSchema, JSON.parse(JSON.stringify(serializeSavedAddress(saved))))).toEqual(
          saved,
        )
      }),
    )
  })

  it('is formatted with all its lines, the street before the city', () => {
    fc.assert(
      fc.property(anyAddress, ({ receiver }) => {
        const street = addressFields.flatMap(({ name, group }) =>
          group === 'street' ? (receiver[name] ?? []) : [],
        )
        const lines = [...street, `${receiver.city} ${receiver.pincode}`]
        expect(formatAddressLines(receiver)).toEqual([...new Set(lines)])
      }),
    )
  })

  it('counts as the same address without its optional fields', () => {
    fc.assert(
      fc.property(anyAddress, ({ receiver }) => {
        const without = mapAddressFields(({ name, isRequired }) => (isRequired ? (receiver[name] ?? '') : ''))
        expect(isSameAddress(receiver, { ...receiver, ...without })).toBe(true)
      }),
    )
  })
})
