import { addressTypes } from '@store/api-client/contract/rules/addressType'
import { receiverTitles } from '@store/api-client/contract/rules/validateReceiver'
import { type ReceiverDraft, receiverFields } from './ReceiverValues.ts'

/** Parses a draft from browser storage; unknown fields and non-string values are omitted. */
export function parseReceiverDraft(kept: unknown): ReceiverDraft {
  if (typeof kept !== 'object' || kept === null) return {}
  const found = new Map<string, unknown>(Object.entries(kept))
  const draft: { -readonly [Field in keyof ReceiverDraft]: ReceiverDraft[Field] } = {}
  for (const field of receiverFields) {
    const value = found.get(field)
    if (typeof value !== 'string') continue
    if (field === 'title') {
      const title = receiverTitles.find((known) => known === value)
      if (title) draft.title = title
    } else if (field === 'addressType') {
      const type = addressTypes.find((known) => known === value)
      if (type) draft.addressType = type
    } else draft[field] = value
  }
  return draft
}
