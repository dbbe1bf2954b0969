import type { DayMessages } from '../messages/DayMessages.ts'
import { dayEn } from '../messages/dayEn.ts'
import { useProduct } from './useProduct.ts'

/** The words of choosing the day a gift arrives. */
export const useDayMessages = (): DayMessages => useProduct().messages.day ?? dayEn
