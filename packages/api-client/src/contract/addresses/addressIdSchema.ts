import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** Parses `sno`, the id of a saved address. */
export const addressIdSchema = pipe(number(), integer(), minValue(1), maxValue(2_147_483_647))
