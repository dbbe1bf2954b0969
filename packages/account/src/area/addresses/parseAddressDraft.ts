import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { AddressForm } from './AddressesState.ts'
import { type AddressFormValues, addressFormFields, emptyAddressValues } from './AddressFormValues.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Parses a form from browser storage; invalid fields get the values of a new address. */
export function parseAddressDraft(kept: unknown): Pick<AddressForm, 'id' | 'country' | 'values'> | undefined {
  if (!isRecord(kept) || !isRecord(kept.values)) return undefined
  const { id, country, values } = kept
  return {
    id: typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined,
    country:
      typeof country === 'number' && Number.isSafeInteger(country) && country > 0 ? country : indiaIsoCode,
    values: readKept(values),
  }
}

function readKept(kept: Readonly<Record<string, unknown>>): AddressFormValues {
  const { type, title } = kept
  const texts = addressFormFields.flatMap((field) => {
    const value = kept[field]
    return typeof value === 'string' ? [[field, value] as const] : []
  })
  return {
    ...emptyAddressValues,
    ...Object.fromEntries(texts),
    type: type === 'office' || type === 'other' ? type : emptyAddressValues.type,
    title: title === 'Mrs.' || title === 'Ms.' ? title : emptyAddressValues.title,
  }
}
