import { attributeIds } from '../attributeIds.ts'

/** The message on a cake. */
export const cakeMessage = {
  id: attributeIds.cakeMessage,
  label: 'Message on Cake',
  name: 'Message on Cake',
  display: 'text',
  required: false,
} as const
