import type { ArrivalMessages } from '../messages/ArrivalMessages.ts'
import { arrivalEn } from '../messages/arrivalEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the delivery estimate. */
export const useArrivalMessages = (): ArrivalMessages => useProduct().messages.arrival ?? arrivalEn
