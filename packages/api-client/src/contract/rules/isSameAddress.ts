import { requiredAddressFields } from './addressFields.ts'
import { indiaIsoCode } from './isPincode.ts'
import type { Receiver } from './validateReceiver.ts'

/**
 * Returns whether two receivers are the same person at the same address, regardless of spelling and optional fields.
 */
export const isSameAddress = (one: Receiver, other: Receiver): boolean => textOf(one) === textOf(other)

const textOf = ({ title, country = indiaIsoCode, countryCode, ...texts }: Receiver) =>
  JSON.stringify(
    [title, `${country}`, countryCode, ...requiredAddressFields.map(({ name }) => texts[name])].map(plain),
  )

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
