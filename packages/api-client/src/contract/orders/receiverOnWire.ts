import { object, picklist, pipe, regex, strictObject, string, trim } from 'valibot'
import { receiverLimits } from '../rules/checkReceiver.ts'
import { maxCharacters } from '../wire/index.ts'

const text = (most: number) => pipe(string(), trim(), maxCharacters(most))

const entries = {
  title: picklist(['Mr.', 'Mrs.', 'Ms.']),
  fullName: text(receiverLimits.fullName),
  address: text(receiverLimits.address),
  city: text(receiverLimits.city),
  pincode: text(receiverLimits.pincode),
  countryCode: pipe(string(), regex(/^\+[1-9]\d{0,3}$/)),
  contactNumber: text(receiverLimits.contactNumber),
}

/** A receiver as a request brings it; names as in specification 1, section 3. */
export const receiverInput = strictObject(entries)

/** A receiver as an answer brings it. */
export const receiverOnWire = object(entries)
