import { HttpError } from '../http/HttpError.ts'
import type { SmsSender } from '../sms/SmsSender.ts'

/** SmsSender of a shop that sends no text messages; responds with that error. */
export const disabledSmsSender: SmsSender = {
  enqueue: () => Promise.reject(new HttpError(422, 'no_texts', ({ errors }) => errors.noSms)),
}
