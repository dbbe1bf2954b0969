import { literal, optional } from 'valibot'

/**
 * Fields of every account-area response besides its `data`. A response with an error flag, or without data, is
 * invalid (specification 1, section 7).
 */
export const accountResponseSchemaFields = { status: literal(true), error: optional(literal(false)) } as const
