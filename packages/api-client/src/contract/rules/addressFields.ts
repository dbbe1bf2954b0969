import { mapToRecord } from './mapToRecord.ts'
import { maxPersonNameLength } from './maxPersonNameLength.ts'

/** A text field of an address. */
export interface AddressFieldDefinition<Name extends string = string, WireName extends string = string> {
  /** Field name in a receiver, in requests and in forms (specification 1, section 3). */
  readonly name: Name
  /** Name in the response of the address book (specification 2, section 3). */
  readonly wireName: WireName
  /**
   * Group of the field in a form. Each field of the group `street` is a line of its own, also in a formatted address.
   */
  readonly group: 'person' | 'phone' | 'street' | 'city'
  readonly maxLength: number
  readonly isRequired: boolean
  /** Autofill token of its input. */
  readonly autoComplete: string
  readonly autoCapitalize?: 'words'
  /** On-screen keyboard for an address in India. @default the text keyboard */
  readonly inputMode?: 'numeric'
  /** Whether its input has several lines. @default false */
  readonly isMultiline?: true
}

/**
 * The text fields of an address in the order of its form. Types, schemas, validation, forms, serializers and formatted
 * addresses derive from this table; to add a field, add it here and a label in each language.
 */
export const addressFields = [
  {
    name: 'fullName',
    wireName: 'delivery_first_name',
    group: 'person',
    maxLength: maxPersonNameLength,
    isRequired: true,
    autoComplete: 'shipping name',
    autoCapitalize: 'words',
  },
  {
    name: 'contactNumber',
    wireName: 'delivery_phone',
    group: 'phone',
    maxLength: 14,
    isRequired: true,
    autoComplete: 'shipping tel-national',
  },
  {
    name: 'address',
    wireName: 'delivery_street1',
    group: 'street',
    maxLength: 200,
    isRequired: true,
    autoComplete: 'shipping street-address',
    isMultiline: true,
  },
  {
    name: 'landmark',
    wireName: 'delivery_landmark',
    group: 'street',
    maxLength: 100,
    isRequired: false,
    autoComplete: 'off',
  },
  {
    name: 'pincode',
    wireName: 'delivery_postal_code',
    group: 'city',
    maxLength: 10,
    isRequired: true,
    autoComplete: 'shipping postal-code',
    inputMode: 'numeric',
  },
  {
    name: 'city',
    wireName: 'delivery_city',
    group: 'city',
    maxLength: 60,
    isRequired: true,
    autoComplete: 'shipping address-level2',
    autoCapitalize: 'words',
  },
] as const satisfies readonly AddressFieldDefinition[]

type Field = (typeof addressFields)[number]
type Required = Extract<Field, { readonly isRequired: true }>
type Optional = Exclude<Field, Required>
type Definition<Some extends Field> = AddressFieldDefinition<Some['name'], Some['wireName']>

/** Name of a text field of an address. */
export type AddressFieldName = Field['name']

/** The required fields of an address. */
export const requiredAddressFields: readonly Definition<Required>[] = addressFields.filter(
  (field): field is Required => field.isRequired,
)

/** The optional fields of an address; `isSameAddress` ignores them. */
export const optionalAddressFields: readonly Definition<Optional>[] = addressFields.filter(
  (field): field is Optional => !field.isRequired,
)

/** The texts of an address; an optional one is missing when it is empty. */
export type AddressTexts = Readonly<Record<Required['name'], string>> &
  Readonly<Partial<Record<Optional['name'], string | undefined>>>

/** Builds an object with one property for each field. */
export const mapAddressFields = <Value>(
  toValue: (field: Definition<Field>) => Value,
): Readonly<Record<AddressFieldName, Value>> =>
  mapToRecord<Definition<Field>, AddressFieldName, Value>(addressFields, (field) => [
    field.name,
    toValue(field),
  ])

/** Collects the texts of an address and leaves out empty optional ones. */
export const collectAddressTexts = (textOf: (field: Definition<Field>) => string): AddressTexts => ({
  ...mapToRecord(requiredAddressFields, (field) => [field.name, textOf(field)]),
  ...Object.fromEntries(
    optionalAddressFields
      .map((field) => [field.name, textOf(field)] as const)
      .filter(([, text]) => text !== ''),
  ),
})

/** Returns the lines of a street: house, street and area, then directions such as a landmark. */
export const formatStreetLines = (texts: AddressTexts): readonly string[] =>
  addressFields.flatMap(({ name, group }) => (group === 'street' && texts[name] ? [texts[name]] : []))

/** Returns the distinct lines of a receiver's address, without name and number. */
export const formatAddressLines = (texts: AddressTexts): readonly string[] => [
  ...new Set([...formatStreetLines(texts), `${texts.city} ${texts.pincode}`]),
]
