import {
  type Recipient,
  recipientFields,
  recipientLimits,
} from '@store/api-client/contract/rules/validateRecipient'
import type { EnquiryDraft } from './EnquiryDraft.ts'
import { type EnquiryValues, enquiryTextFields } from './EnquiryValues.ts'

/** Parses a draft from browser storage; invalid form values and recipients are dropped. */
export function parseEnquiryDraft(kept: unknown): EnquiryDraft {
  const { values, recipients, tried } = fieldsOf(kept)
  const list: unknown = recipients
  const { key, said } = fieldsOf(tried)
  return {
    values: textsOf<keyof EnquiryValues>(values, enquiryTextFields),
    recipients: (Array.isArray(list) ? list : []).slice(0, recipientLimits.rows).map(
      (row): Recipient => ({
        ...{ name: '', phone: '', pincode: '', message: '' },
        ...textsOf(row, recipientFields),
      }),
    ),
    ...(typeof key === 'string' && typeof said === 'string' ? { tried: { key, said } } : {}),
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

function textsOf<Field extends string>(
  kept: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const found = fieldsOf(kept)
  const texts: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = found[field]
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}
