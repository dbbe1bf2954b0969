import {
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  trim,
} from 'valibot'
import { receiverLimits } from '../rules/validateReceiver.ts'
import { maxCharacters } from '../wire/index.ts'

const text = (most: number) => pipe(string(), trim(), maxCharacters(most))

/** Fields of a receiver; names as in specification 1, section 3. */
export const receiverEntries = {
  title: picklist(['Mr.', 'Mrs.', 'Ms.']),
  fullName: text(receiverLimits.fullName),
  address: text(receiverLimits.address),
  city: text(receiverLimits.city),
  pincode: text(receiverLimits.pincode),
  country: optional(pipe(number(), integer(), minValue(1), maxValue(999))),
  countryCode: pipe(string(), regex(/^\+[1-9]\d{0,3}$/)),
  contactNumber: text(receiverLimits.contactNumber),
}

/** A receiver in a request; names as in specification 1, section 3. */
export const receiverInput = strictObject(receiverEntries)

/** A receiver in a response. */
export const receiverSchema = object(receiverEntries)
