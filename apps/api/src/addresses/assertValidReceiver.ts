import type { AlternateContact } from '@store/api-client/contract/addresses'
import { type Receiver, validateReceiver } from '@store/api-client/contract/rules/validateReceiver'
import { HttpError } from '../http/HttpError.ts'

/** Rejects an invalid receiver or alternate number with the first field error. */
export function assertValidReceiver(receiver: Receiver, alternate?: AlternateContact | null): void {
  for (const [field, fault] of Object.entries(validateReceiver(receiver, alternate))) {
    throw new HttpError(400, 'invalid', ({ errors }) => errors.receiver[fault], field)
  }
}
