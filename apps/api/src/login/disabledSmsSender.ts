import { HttpError } from '../http/HttpError.ts'
import type { SmsSender } from '../sms/SmsSender.ts'

/** SMS sender of a shop that sends no text messages; every call fails with the error that says so. */
export const disabledSmsSender: SmsSender = {
  enqueue: () => Promise.reject(new HttpError(422, 'no_texts', ({ errors }) => errors.noSms)),
}
