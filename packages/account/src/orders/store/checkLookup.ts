import { isEmail } from '@store/api-client/contract/rules/isEmail'
import { readOtp } from '@store/api-client/contract/rules/readOtp'
import type { LookupFault, LookupState } from './LookupState.ts'
import { type LookupField, type LookupValues, lookupFields } from './LookupValues.ts'
import { isNumber, readNumber } from './readNumber.ts'

/** What is wrong with a field, if anything (specification 1, section 5). */
export function checkLookup(field: LookupField, values: LookupValues): LookupFault | undefined {
  const value = values[field].trim()
  if (value === '') return { kind: 'missing' }
  switch (field) {
    case 'number':
      return isNumber(readNumber(value)) ? undefined : { kind: 'malformed' }
    case 'email':
      return isEmail(value) ? undefined : { kind: 'malformed' }
    case 'code':
      return readOtp(value) === undefined ? { kind: 'malformed' } : undefined
  }
}

/** Every fault of the fields a step has. */
export function checkStep(step: 'ask' | 'code', values: LookupValues): LookupState['faults'] {
  const fields = lookupFields.filter((field) => (field === 'code') === (step === 'code'))
  const found = fields.map((field) => [field, checkLookup(field, values)] as const)
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined))
}
