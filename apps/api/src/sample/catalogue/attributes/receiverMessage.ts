import { attributeIds } from '../attributeIds.ts'

/** A message to the receiver of a hamper. */
export const receiverMessage = {
  id: attributeIds.longText,
  label: 'A word to the receiver',
  name: 'Message',
  display: 'text',
  required: false,
} as const
