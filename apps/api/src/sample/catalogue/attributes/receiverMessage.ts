import { attributeIds } from '../attributeIds.ts'

/** A word to who gets a hamper. */
export const receiverMessage = {
  id: attributeIds.longText,
  label: 'A word to the receiver',
  name: 'Message',
  display: 'text',
  required: false,
} as const
