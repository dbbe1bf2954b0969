import { check, maxLength, pipe, regex, string, toLowerCase, toUpperCase, trim } from 'valibot'
import { isEmail } from '../rules/isEmail.ts'

/** Fields that look up an order. */
export const orderLookupSchemaFields = {
  /** Order number as quoted: `MG-…`; case-insensitive. */
  order_number: pipe(string(), maxLength(40), trim(), toUpperCase(), regex(/^[A-Z0-9-]{4,20}$/)),
  email: pipe(string(), maxLength(300), trim(), toLowerCase(), check(isEmail, 'an e-mail address')),
}
