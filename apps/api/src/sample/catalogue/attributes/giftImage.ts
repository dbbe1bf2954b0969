import { attributeIds } from '../attributeIds.ts'

/** The attribute for a photo uploaded by the shopper. */
export const giftImage = {
  id: attributeIds.giftImage,
  label: 'Gift image',
  name: 'Gift image',
  display: 'photo',
  required: true,
} as const
