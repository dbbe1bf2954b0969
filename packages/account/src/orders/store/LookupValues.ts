/** The fields of the lookup, in visual order. */
export const lookupFields = ['number', 'email', 'code'] as const

/** A field of the lookup. */
export type LookupField = (typeof lookupFields)[number]

/** Values of the fields. */
export type LookupValues = Readonly<Record<LookupField, string>>
