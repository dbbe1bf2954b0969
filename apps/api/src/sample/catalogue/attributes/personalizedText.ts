import { attributeIds } from '../attributeIds.ts'

/** A shopper's own words on a gift. */
export const personalizedText = {
  id: attributeIds.personalizedText,
  label: 'Personalized Text',
  name: 'Personalized Text',
  display: 'text',
  required: true,
} as const
