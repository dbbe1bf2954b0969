import type { Receiver } from './checkReceiver.ts'
import { india } from './isPincode.ts'

/** Whether two receivers are the same person at the same door, however it was typed. */
export const isSameAddress = (one: Receiver, other: Receiver): boolean => textOf(one) === textOf(other)

const textOf = ({
  title,
  fullName,
  address,
  city,
  pincode,
  country = india,
  countryCode,
  contactNumber,
}: Receiver) =>
  JSON.stringify(
    [title, fullName, address, city, pincode, `${country}`, countryCode, contactNumber].map(plain),
  )

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
