import { HttpError } from '../http/HttpError.ts'
import type { SmsSender } from '../sms/SmsSender.ts'

/** The texter of a shop that sends no text messages: says so to whoever wants one. */
export const disabledSmsSender: SmsSender = {
  enqueue: () =>
    Promise.reject(
      new HttpError(422, 'no_texts', 'A code can only be sent to your email. Please choose that.'),
    ),
}
