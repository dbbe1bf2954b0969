import { picklist, pipe, transform } from 'valibot'

/** The wire's boolean, 1 or 0. */
export const numericBooleanSchema = pipe(
  picklist([0, 1]),
  transform((value) => value === 1),
)

/** Serializes a boolean for the wire. */
export const serializeBoolean = (value: boolean): 0 | 1 => (value ? 1 : 0)
