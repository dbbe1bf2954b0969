import { countCharacters } from './countCharacters.ts'
import { cleanGiftText } from './giftText.ts'
import { isMobile } from './isMobile.ts'
import { isPincode } from './isPincode.ts'
import { maxPersonNameLength } from './maxPersonNameLength.ts'

/** A recipient of a gift on a company's list. */
export interface Recipient {
  readonly name: string
  /** Mobile number in India, without the country code. */
  readonly phone: string
  readonly pincode: string
  /** Text on the gift; may be empty. */
  readonly message: string
}

/** A field of a recipient. */
export type RecipientField = keyof Recipient

/** Error of a recipient's field. Whether the pincode exists is checked by the server. */
export type RecipientError = 'required' | 'tooLong' | 'phone' | 'pincode' | 'unknownPincode' | 'signs'

/**
 * Maximum number of recipients in a list, and maximum lengths of their texts; the message has the limit of attribute
 * 14.
 */
export const recipientLimits = { rows: 500, name: maxPersonNameLength, message: 50 } as const

/** The fields in the order of a list's columns. */
export const recipientFields = [
  'name',
  'phone',
  'pincode',
  'message',
] as const satisfies readonly RecipientField[]

/** Validates a recipient; returns errors by field, empty when all rules are met. */
export function validateRecipient(
  recipient: Recipient,
): Readonly<Partial<Record<RecipientField, RecipientError>>> {
  const { name, phone, pincode, message } = recipient
  const faults: Partial<Record<RecipientField, RecipientError>> = {}
  if (name.trim() === '') faults.name = 'required'
  else if (countCharacters(name) > recipientLimits.name) faults.name = 'tooLong'
  if (phone === '') faults.phone = 'required'
  else if (!isMobile(phone) || phone.startsWith('+')) faults.phone = 'phone'
  if (pincode === '') faults.pincode = 'required'
  else if (!isPincode(pincode)) faults.pincode = 'pincode'
  if (cleanGiftText(message, Number.POSITIVE_INFINITY).hadRefused) faults.message = 'signs'
  else if (countCharacters(message) > recipientLimits.message) faults.message = 'tooLong'
  return faults
}
