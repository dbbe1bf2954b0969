import { minLength, pipe, regex, string, trim } from 'valibot'
import { maxCharacters } from '../wire/index.ts'

/** Parses an order number in a request, such as `MG-7K4QX2M3`. */
export const orderNumberSchema = pipe(string(), regex(/^MG-[A-Z0-9]{1,20}$/))

/** Longest note or reason, in characters. */
const maxNote = 500

/** Parses a note of the staff; may be empty. */
export const staffNoteSchema = pipe(string(), trim(), maxCharacters(maxNote))

/** Parses a reason, which may not be empty. */
export const staffReasonSchema = pipe(staffNoteSchema, minLength(1))
