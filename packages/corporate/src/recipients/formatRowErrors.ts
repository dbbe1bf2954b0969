import { recipientFields } from '@store/api-client/contract/rules/validateRecipient'
import type { RecipientListMessages } from '../messages/RecipientListMessages.ts'
import type { RecipientListRow } from './RecipientListState.ts'

/** Formats all errors of a row as one line of text. */
export const formatRowErrors = (
  row: RecipientListRow | undefined,
  messages: Pick<RecipientListMessages, 'field' | 'fieldError'>,
): string =>
  recipientFields
    .flatMap((field) => {
      const fault = row?.errors[field]
      return fault ? [`${messages.field(field)}: ${messages.fieldError(field, fault)}`] : []
    })
    .join('; ')
