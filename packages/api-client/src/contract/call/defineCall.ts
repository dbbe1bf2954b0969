import type { GenericSchema } from 'valibot'
import type { Call } from './Call.ts'
import type { CallerRole } from './CallMetadata.ts'

/** Default maximum body size; 16 KiB. */
export const defaultMaxBodyBytes = 16 * 1024

/** Defines one call; the types of request and response follow from its schemas. */
export function defineCall<
  Request,
  Input extends GenericSchema,
  Answer extends GenericSchema,
  const C extends CallerRole,
>(
  call: Omit<Call<Request, Input, Answer, C>, 'maxBody'> & { readonly maxBody?: number },
): Call<Request, Input, Answer, C> {
  return { maxBody: defaultMaxBodyBytes, ...call }
}
