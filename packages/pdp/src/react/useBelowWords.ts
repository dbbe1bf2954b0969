import type { BelowMessages } from '../messages/BelowMessages.ts'
import { belowEn } from '../messages/belowEn.ts'
import { useProduct } from './useProduct.ts'

/** The words of what stands below a gift. */
export const useBelowWords = (): BelowMessages => useProduct().messages.below ?? belowEn
