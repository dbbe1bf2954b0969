import { mergeMessages } from '@store/ui/messages'
import type { ArrivalEstimateMessages } from '../messages/ArrivalEstimateMessages.ts'
import { arrivalEstimateEn } from '../messages/arrivalEstimateEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the delivery estimate. */
export const useArrivalEstimateMessages = (): ArrivalEstimateMessages =>
  mergeMessages(arrivalEstimateEn, useProduct().messages.arrival)
