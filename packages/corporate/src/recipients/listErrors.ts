import { recipientFields } from '@store/api-client/contract/rules/checkRecipient'
import type { ListMessages } from '../messages/ListMessages.ts'
import type { ListRow } from './ListState.ts'

/** All that is wrong with a row, in one line of words. */
export const listErrors = (
  row: ListRow | undefined,
  messages: Pick<ListMessages, 'field' | 'fault'>,
): string =>
  recipientFields
    .flatMap((field) => {
      const fault = row?.faults[field]
      return fault ? [`${messages.field(field)}: ${messages.fault(field, fault)}`] : []
    })
    .join('; ')
