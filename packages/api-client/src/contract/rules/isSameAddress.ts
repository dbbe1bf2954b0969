import { indiaIsoCode } from './isPincode.ts'
import type { Receiver } from './validateReceiver.ts'

/** Returns whether two receivers are the same person at the same address, regardless of spelling. */
export const isSameAddress = (one: Receiver, other: Receiver): boolean => textOf(one) === textOf(other)

const textOf = ({
  title,
  fullName,
  address,
  city,
  pincode,
  country = indiaIsoCode,
  countryCode,
  contactNumber,
}: Receiver) =>
  JSON.stringify(
    [title, fullName, address, city, pincode, `${country}`, countryCode, contactNumber].map(plain),
  )

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
