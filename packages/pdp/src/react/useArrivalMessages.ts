import { mergeMessages } from '@store/ui/messages'
import type { ArrivalMessages } from '../messages/ArrivalMessages.ts'
import { arrivalEn } from '../messages/arrivalEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the delivery estimate. */
export const useArrivalMessages = (): ArrivalMessages =>
  mergeMessages(arrivalEn, useProduct().messages.arrival)
