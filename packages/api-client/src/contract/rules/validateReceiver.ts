import { countCharacters } from './countCharacters.ts'
import { isMobile } from './isMobile.ts'
import { isPersonName } from './isPersonName.ts'
import { indiaIsoCode, isPincode } from './isPincode.ts'
import { nameLimit } from './nameLimit.ts'

/** The receiver of a gift, with the address; defaults of specification 1, section 3. */
export interface Receiver {
  /** The receiver's title. @default 'Mr.' */
  readonly title: 'Mr.' | 'Mrs.' | 'Ms.'
  readonly fullName: string
  /** House, street and area. */
  readonly address: string
  readonly city: string
  /** Pincode, or postal code abroad. */
  readonly pincode: string
  /** ISO numeric country. @default 356 (India) */
  readonly country?: number | undefined
  /** Country code with its plus. @default '+91' */
  readonly countryCode: string
  /** Mobile number without the country code. */
  readonly contactNumber: string
}

/** Maximum length of each field. */
export const receiverLimits = {
  fullName: nameLimit,
  address: 200,
  city: 60,
  pincode: 10,
  contactNumber: 14,
} as const

/** Error of a field. */
export type ReceiverError = 'required' | 'name' | 'mobile' | 'pincode' | 'postalCode' | 'tooLong'

/** Validates a receiver; returns errors by field, empty when gifts can be delivered. */
export function validateReceiver(
  receiver: Receiver,
): Readonly<Partial<Record<keyof Receiver, ReceiverError>>> {
  const faults: Partial<Record<keyof Receiver, ReceiverError>> = {}
  for (const field of ['fullName', 'address', 'city', 'pincode'] as const) {
    if (receiver[field].trim() === '') faults[field] = 'required'
    else if (countCharacters(receiver[field]) > receiverLimits[field]) faults[field] = 'tooLong'
  }
  if (!faults.fullName && !isPersonName(receiver.fullName)) faults.fullName = 'name'
  const { country = indiaIsoCode } = receiver
  if (!faults.pincode && !isPincode(receiver.pincode, country)) {
    faults.pincode = country === indiaIsoCode ? 'pincode' : 'postalCode'
  }
  if (!isMobile(receiver.contactNumber, receiver.countryCode.replace('+', '')))
    faults.contactNumber = 'mobile'
  return faults
}
