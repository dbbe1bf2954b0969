import type { BelowTheFoldMessages } from '../messages/BelowTheFoldMessages.ts'
import { belowTheFoldEn } from '../messages/belowTheFoldEn.ts'
import { useProduct } from './useProduct.ts'

/** The words of what stands below a gift. */
export const useBelowTheFoldMessages = (): BelowTheFoldMessages =>
  useProduct().messages.belowTheFold ?? belowTheFoldEn
