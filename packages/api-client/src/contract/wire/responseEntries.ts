import { literal, optional } from 'valibot'

/**
 * What every answer of the account area says beside its `data`. One that carries an error flag, or no data, is no
 * answer (specification 1, section 7).
 */
export const responseEntries = { status: literal(true), error: optional(literal(false)) } as const
