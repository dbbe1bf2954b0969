import { attributeIds } from '../attributeIds.ts'

/** A shopper's own picture. */
export const giftImage = {
  id: attributeIds.giftImage,
  label: 'Gift image',
  name: 'Gift image',
  display: 'photo',
  required: true,
} as const
