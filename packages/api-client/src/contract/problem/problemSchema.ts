import { literal, object, optional, string } from 'valibot'

/** An error response of the API: `{ status: false, code, message, field? }` with a 4xx or 503. */
export const problemSchema = object({
  status: literal(false),
  /** Stable code of the reason, such as `otp_wrong`. */
  code: string(),
  /** The reason as a message for the shopper. */
  message: string(),
  /** Field of the request that caused the error, in domain names. */
  field: optional(string()),
})
