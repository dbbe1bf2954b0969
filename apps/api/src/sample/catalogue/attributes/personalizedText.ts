import { attributeIds } from '../attributeIds.ts'

/** The attribute for the shopper's text on a gift. */
export const personalizedText = {
  id: attributeIds.personalizedText,
  label: 'Personalized Text',
  name: 'Personalized Text',
  display: 'text',
  required: true,
} as const
