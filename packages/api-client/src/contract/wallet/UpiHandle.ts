import { array, object, pipe, regex, string, transform } from 'valibot'
import { accountResponseSchemaFields } from '../wire/index.ts'

/** A UPI handle that the payment provider stores for the signed-in user. */
export interface UpiHandle {
  /** The provider's token; opaque. */
  readonly token: string
  /** Such as `as••••@okbank`. */
  readonly masked: string
}

/** Parses a response of all saved UPI handles. One that is not masked is rejected. */
export const upiHandlesResponseSchema = pipe(
  object({
    ...accountResponseSchemaFields,
    data: array(object({ upi_token: string(), upi_handle: pipe(string(), regex(/^\S{1,2}•+@\S+$/)) })),
  }),
  transform(({ data }): readonly UpiHandle[] =>
    data.map(({ upi_token, upi_handle }) => ({ token: upi_token, masked: upi_handle })),
  ),
)
