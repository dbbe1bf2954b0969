import { mergeMessages } from '@store/ui/messages'
import type { DeliveryDayMessages } from '../messages/DeliveryDayMessages.ts'
import { deliveryDayEn } from '../messages/deliveryDayEn.ts'
import { useProduct } from './useProduct.ts'

/** Returns the messages of the delivery-date picker. */
export const useDeliveryDayMessages = (): DeliveryDayMessages =>
  mergeMessages(deliveryDayEn, useProduct().messages.day)
