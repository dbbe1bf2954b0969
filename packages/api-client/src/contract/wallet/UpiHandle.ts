import { array, object, pipe, regex, string, transform } from 'valibot'
import { responseEntries } from '../wire/index.ts'

/** A UPI handle the payment provider keeps for the signed-in user. */
export interface UpiHandle {
  /** What the provider calls it; says nothing. */
  readonly token: string
  /** Such as `as••••@okbank`. */
  readonly masked: string
}

/** Reads an answer that is every saved UPI handle. One that is not masked is no answer of this shop. */
export const upiHandlesResponse = pipe(
  object({
    ...responseEntries,
    data: array(object({ upi_token: string(), upi_handle: pipe(string(), regex(/^\S{1,2}•+@\S+$/)) })),
  }),
  transform(({ data }): readonly UpiHandle[] =>
    data.map(({ upi_token, upi_handle }) => ({ token: upi_token, masked: upi_handle })),
  ),
)
