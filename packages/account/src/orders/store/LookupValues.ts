/** The fields of the look-up, in the order they stand. */
export const lookupFields = ['number', 'email', 'code'] as const

/** One field of the look-up. */
export type LookupField = (typeof lookupFields)[number]

/** What stands in the fields. */
export type LookupValues = Readonly<Record<LookupField, string>>
