import { literal, object, optional, string } from 'valibot'

/** How the API refuses: `{ status: false, code, message, field? }` with a 4xx or 503. */
export const problem = object({
  status: literal(false),
  /** Stable name of the reason, such as `otp_wrong`. */
  code: string(),
  /** The reason in words for a shopper. */
  message: string(),
  /** Field of the request the reason is about, in domain names. */
  field: optional(string()),
})
