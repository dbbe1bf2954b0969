import { isEmail } from '@store/api-client/contract/rules/isEmail'
import { parseOtp } from '@store/api-client/contract/rules/parseOtp'
import type { LookupFieldError, LookupState } from './LookupState.ts'
import { type LookupField, type LookupValues, lookupFields } from './LookupValues.ts'
import { isOrderNumber, parseOrderNumber } from './parseOrderNumber.ts'

/** Returns the error of a field, if any (specification 1, section 5). */
export function validateLookupField(field: LookupField, values: LookupValues): LookupFieldError | undefined {
  const value = values[field].trim()
  if (value === '') return { kind: 'missing' }
  switch (field) {
    case 'number':
      return isOrderNumber(parseOrderNumber(value)) ? undefined : { kind: 'malformed' }
    case 'email':
      return isEmail(value) ? undefined : { kind: 'malformed' }
    case 'code':
      return parseOtp(value) === undefined ? { kind: 'malformed' } : undefined
  }
}

/** Returns all field errors of a step. */
export function validateLookupStep(step: 'ask' | 'code', values: LookupValues): LookupState['fieldErrors'] {
  const fields = lookupFields.filter((field) => (field === 'code') === (step === 'code'))
  const found = fields.map((field) => [field, validateLookupField(field, values)] as const)
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}
