import { pipe, regex, string } from 'valibot'

/** An order's id as a request brings it; one that is not there, or is somebody else's, answers the same 404. */
export const orderId = pipe(string(), regex(/^[\w-]{1,64}$/))
