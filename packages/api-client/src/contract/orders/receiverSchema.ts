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
  transform,
  trim,
} from 'valibot'
import { optionalAddressFields, requiredAddressFields } from '../rules/addressFields.ts'
import type { AlternateContact } from '../rules/addressType.ts'
import { mapToRecord } from '../rules/mapToRecord.ts'
import { receiverTitles } from '../rules/validateReceiver.ts'
import { maxCharacters } from '../wire/index.ts'

const text = (most: number) => pipe(string(), trim(), maxCharacters(most))

// An empty text counts as missing.
const optionalText = (most: number) =>
  optional(
    pipe(
      text(most),
      transform((typed) => typed || undefined),
    ),
  )

/** Fields of a receiver; names as in specification 1, section 3. */
export const receiverSchemaFields = {
  title: picklist(receiverTitles),
  ...mapToRecord(requiredAddressFields, ({ name, maxLength }) => [name, text(maxLength)]),
  ...mapToRecord(optionalAddressFields, ({ name, maxLength }) => [name, optionalText(maxLength)]),
  country: optional(pipe(number(), integer(), minValue(1), maxValue(999))),
  countryCode: pipe(string(), regex(/^\+[1-9]\d{0,3}$/)),
}

/** A receiver in a request; names as in specification 1, section 3. */
export const receiverRequestSchema = strictObject(receiverSchemaFields)

/**
 * A receiver in a response. It has no length limits, so that old orders stay readable when the limits of requests
 * change.
 */
export const receiverSchema = object({
  title: receiverSchemaFields.title,
  ...mapToRecord(requiredAddressFields, ({ name }) => [name, string()]),
  ...mapToRecord(optionalAddressFields, ({ name }) => [name, optional(string())]),
  country: optional(number()),
  countryCode: string(),
})

/** Parses an alternate number of a response. */
export const alternateNumberSchema = object({ countryCode: string(), contactNumber: string() })

/** Fields of an alternate number in a request. */
export const alternateNumberFields = {
  alternateCountryCode: optional(receiverSchemaFields.countryCode, '+91'),
  alternateContactNumber: optional(receiverSchemaFields.contactNumber, ''),
}

interface AlternateInput {
  readonly alternateCountryCode: string
  readonly alternateContactNumber: string
}

/** Parses an alternate number of a request; an empty one counts as missing. */
export const parseAlternateNumber = ({ alternateCountryCode, alternateContactNumber }: AlternateInput) =>
  alternateContactNumber !== '' && {
    alternate: { countryCode: alternateCountryCode, contactNumber: alternateContactNumber },
  }

/** Serializes an alternate number to the fields of a request. */
export const serializeAlternateNumber = (alternate: AlternateContact | undefined) =>
  alternate && {
    alternateCountryCode: alternate.countryCode,
    alternateContactNumber: alternate.contactNumber,
  }
