import { attributeIds } from '../attributeIds.ts'

/** A cake made without egg for ₹50 more. */
export const eggless = {
  id: attributeIds.eggless,
  label: 'Make it eggless',
  name: 'Eggless',
  display: 'checkbox',
  required: false,
  options: [{ id: 1, name: 'Eggless', adds: 50 }],
} as const
