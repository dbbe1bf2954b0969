import { mergeMessages } from '@store/ui/messages'
import type { BelowTheFoldMessages } from '../messages/BelowTheFoldMessages.ts'
import { belowTheFoldEn } from '../messages/belowTheFoldEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the below-the-fold sections. */
export const useBelowTheFoldMessages = (): BelowTheFoldMessages =>
  mergeMessages(belowTheFoldEn, useProduct().messages.belowTheFold)
