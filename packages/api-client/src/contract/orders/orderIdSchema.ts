import { pipe, regex, string } from 'valibot'

/** An order's id in a request; a missing order and another user's both return 404. */
export const orderIdSchema = pipe(string(), regex(/^[\w-]{1,64}$/))
