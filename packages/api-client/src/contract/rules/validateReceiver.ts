import { type AddressFieldName, type AddressTexts, addressFields } from './addressFields.ts'
import type { AlternateContact } from './addressType.ts'
import { countCharacters } from './countCharacters.ts'
import { isMobile } from './isMobile.ts'
import { isPersonName } from './isPersonName.ts'
import { indiaIsoCode, isPincode } from './isPincode.ts'

/** All titles of a receiver. */
export const receiverTitles = ['Mr.', 'Mrs.', 'Ms.'] as const

/** The receiver of a gift, with the address; defaults of specification 1, section 3. */
export interface Receiver extends AddressTexts {
  /** The receiver's title. @default 'Mr.' */
  readonly title: (typeof receiverTitles)[number]
  /** ISO numeric country. @default 356 (India) */
  readonly country?: number | undefined
  /** Country code with its plus. @default '+91' */
  readonly countryCode: string
}

/** Error of a field. */
export type ReceiverError = 'required' | 'name' | 'mobile' | 'pincode' | 'postalCode' | 'tooLong'

/** Errors by field. */
export type ReceiverErrors = Readonly<
  Partial<Record<AddressFieldName | 'alternateContactNumber', ReceiverError>>
>

/**
 * Validates a receiver and an alternate number, which follows the rules of the first; returns errors by field, empty
 * when gifts can be delivered.
 */
export function validateReceiver(receiver: Receiver, alternate?: AlternateContact | null): ReceiverErrors {
  const faults: { -readonly [Field in keyof ReceiverErrors]: ReceiverErrors[Field] } = {}
  for (const { name, isRequired, maxLength } of addressFields) {
    const text = receiver[name] ?? ''
    if (isRequired && text.trim() === '') faults[name] = 'required'
    else if (countCharacters(text) > maxLength) faults[name] = 'tooLong'
  }
  if (!faults.fullName && !isPersonName(receiver.fullName)) faults.fullName = 'name'
  const { country = indiaIsoCode } = receiver
  if (!faults.pincode && !isPincode(receiver.pincode, country)) {
    faults.pincode = country === indiaIsoCode ? 'pincode' : 'postalCode'
  }
  if (faults.contactNumber !== 'required' && !hasMobile(receiver)) faults.contactNumber = 'mobile'
  if (alternate && !hasMobile(alternate)) faults.alternateContactNumber = 'mobile'
  return faults
}

const hasMobile = ({ contactNumber, countryCode }: AlternateContact) =>
  isMobile(contactNumber, countryCode.replace('+', ''))
