import type { ArrivalMessages } from '../messages/ArrivalMessages.ts'
import { arrivalEn } from '../messages/arrivalEn.ts'
import { useProduct } from './useProduct.ts'

/** The words of when a gift arrives. */
export const useArrivalMessages = (): ArrivalMessages => useProduct().messages.arrival ?? arrivalEn
