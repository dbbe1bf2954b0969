import type { ReceiverError } from '@store/api-client/contract/rules/validateReceiver'

/** The error of a field by the shared validation rules. */
export interface ValidationRuleError {
  readonly kind: 'rule'
  readonly fault: ReceiverError
}

/** Converts the errors that the shared rules found to the errors of a form. */
export const toFieldErrors = (
  found: Readonly<Record<string, ReceiverError>>,
): Readonly<Record<string, ValidationRuleError>> =>
  Object.fromEntries(Object.entries(found).map(([field, fault]) => [field, { kind: 'rule', fault }]))
