import type { ReceiverFieldError, ReceiverFieldErrors } from './ReceiverState.ts'
import { type ReceiverDraft, type ReceiverField, receiverFields } from './ReceiverValues.ts'

/** Sets the error of one field, or removes it. */
export function setFieldError(
  errors: ReceiverFieldErrors,
  field: ReceiverField,
  error: ReceiverFieldError | undefined,
): ReceiverFieldErrors {
  const { [field]: _, ...others } = errors
  return error ? { ...others, [field]: error } : others
}

/**
 * Validates the fields with a visible error again: an error is removed when it is corrected, and no new one appears
 * while typing.
 */
export function revalidateShownErrors(
  shown: ReceiverFieldErrors,
  draft: ReceiverDraft,
  found: ReceiverFieldErrors,
): ReceiverFieldErrors {
  return receiverFields
    .filter((field) => field in draft && shown[field])
    .reduce((errors, field) => setFieldError(errors, field, found[field]), shown)
}
