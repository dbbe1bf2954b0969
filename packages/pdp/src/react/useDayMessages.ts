import { mergeMessages } from '@store/ui/messages'
import type { DayMessages } from '../messages/DayMessages.ts'
import { dayEn } from '../messages/dayEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the delivery-date picker. */
export const useDayMessages = (): DayMessages => mergeMessages(dayEn, useProduct().messages.day)
